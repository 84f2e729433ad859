import { expect, it } from "vitest";
import { formNotice } from "./form-notice.ts";
import { planUpdate } from "./plan-update.ts";

const BEFORE = `{
  "brand": "A",
  "leadForm": { "provider": "iframe", "title": "Write", "src": "https://forms.example.com/1" },
  "page-engine": { "version": "1.0.0-alpha.1" }
}
`;

it("a form keeps the sentence above it, which becomes a setting", () => {
  const site = { path: "pages/_site.json", kind: "site" as const, text: BEFORE };
  const { writes } = planUpdate({ documents: [site], others: [] }, "1.0.0-alpha.2", [formNotice]);
  const after = JSON.parse(writes.get(site.path) ?? "");
  expect(after.leadForm).toEqual({
    provider: "iframe",
    title: "Write",
    src: "https://forms.example.com/1",
    notice: "Please do not include patient health information.",
  });
  expect(formNotice.migrate({ kind: "site", value: after }).changes).toEqual([]);
});

it.each([
  [{}],
  [null],
  [{ leadForm: "x" }],
  [{ leadForm: null }],
  [{ leadForm: { provider: "none" } }],
  [{ leadForm: { provider: "iframe", notice: "B" } }],
])("adds nothing to %j", (value) => {
  expect(formNotice.migrate({ kind: "site", value }).changes).toEqual([]);
});

it("is a change of the site file alone", () => {
  const value = { leadForm: { provider: "iframe" } };
  expect(formNotice.migrate({ kind: "page", value }).changes).toEqual([]);
});

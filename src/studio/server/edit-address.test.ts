import { expect, it } from "vitest";
import type { Issue } from "../../engine/model/issue.ts";
import { editAddressOf } from "./edit-address.ts";

function address(file: string, issue: Partial<Issue> = {}): string | undefined {
  return editAddressOf("/site/pages", {
    rule: "link-dead",
    message: "There is no page /x.",
    hint: "",
    file: `/site/pages/${file}`,
    pointer: "/blocks/1/text",
    ...issue,
  });
}

it("leads to the field of a page in the studio", () => {
  expect(address("breads/rye.json")).toBe("/studio#breads/rye.json:/blocks/1/text");
  expect(address("article/[id].json", { pointer: "" })).toBe("/studio#article/%5Bid%5D.json");
});

it("leads to the field that is missing, not to what lacks it", () => {
  const missing = {
    rule: "schema-missing-field",
    message: 'The field "title" is missing.',
  } as const;
  expect(address("visit.json", { ...missing, pointer: "/blocks/0" })).toBe(
    "/studio#visit.json:/blocks/0/title",
  );
});

it.each([
  ["the site file", "_site.json", {}],
  ["a shared block", "_shared/hours.json", {}],
  ["the ledger", "_addresses.json", {}],
  ["media", "../media/a.svg", {}],
  ["a name that no page has", "Sour Dough.json", {}],
  ["a file that is no JSON", "visit.json", { rule: "json-syntax" }],
  ["a stretch of broken text", "visit.json", { span: { offset: 1, length: 1 } }],
] as const)("there is no form for %s", (_, file, issue) => {
  expect(address(file, issue)).toBeUndefined();
});

import { expect, it } from "vitest";
import type { StudioIssue } from "../../contract/answers.ts";
import type { EditedPage } from "../../contract/field.ts";
import { dueIssues } from "./calm-issues.ts";

const NOTHING = { bySaving: false, left: new Set<string>() };

function issue(pointer: string, elsewhere?: string): StudioIssue {
  return { rule: "schema-empty", level: "error", message: "", hint: "", pointer, elsewhere };
}

function due(
  open: { page: EditedPage; saved: EditedPage },
  issues: StudioIssue[],
  asked = NOTHING,
) {
  return dueIssues(issues, open, asked, (pointer) => `id${pointer}`).map(({ pointer }) => pointer);
}

it("leaves what was added in peace until it is left or saved", () => {
  const open = { saved: { items: ["a"] }, page: { items: ["a", { question: "", answer: [""] }] } };
  const issues = [issue("/items/1/question"), issue("/items/1/answer")];
  expect(due(open, issues)).toEqual([]);
  expect(due(open, issues, { ...NOTHING, left: new Set(["id/items/1/question"]) })).toEqual([
    "/items/1/question",
  ]);
  expect(due(open, issues, { ...NOTHING, bySaving: true })).toHaveLength(2);
});

it("leaves a text that was just taken away in peace", () => {
  expect(due({ saved: { title: "T" }, page: { title: "" } }, [issue("/title")])).toEqual([]);
});

it("speaks of what the file lacks, of wrong values, and of other files at once", () => {
  const open = { saved: { title: "" }, page: { title: "", href: "/nowhere" } };
  expect(due(open, [issue("/title"), issue("/href"), issue("/other", "_site.json")])).toEqual([
    "/title",
    "/href",
    "/other",
  ]);
});

it("says that a page repeats a shared part once it was left so", () => {
  const own = { blocks: [{ use: "come", with: { title: "Come in" } }] };
  const one = [{ ...issue("/blocks/0/with/title"), rule: "shared-same" }];
  expect(due({ saved: { blocks: [{ use: "come" }] }, page: own }, one)).toEqual([]);
  expect(due({ saved: own, page: own }, one)).toEqual(["/blocks/0/with/title"]);
});

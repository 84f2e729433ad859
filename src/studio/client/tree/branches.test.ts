import { expect, it } from "vitest";
import type { PageSummary } from "../../contract/answers.ts";
import { branchesOf, rowsOf } from "./branches.ts";
import { stepIn } from "./step-in.ts";

const PAGES = ["/", "/a", "/a/b", "/a/b/c", "/d"].map(
  (route) => ({ path: `${route}.json`, route, title: route }) as PageSummary,
);

it("shows what is below the pages that are open", () => {
  const rows = rowsOf(branchesOf(PAGES), (route) => route === "/a");
  expect(rows.map(({ page, level, below }) => [page.route, level, below])).toEqual([
    ["/", 1, "none"],
    ["/a", 1, "shown"],
    ["/a/b", 2, "hidden"],
    ["/d", 1, "none"],
  ]);
});

it.each([
  ["ArrowRight", 1, { to: 2 }],
  ["ArrowRight", 2, { to: 2, toggles: true }],
  ["ArrowRight", 3, undefined],
  ["ArrowLeft", 2, { to: 1 }],
  ["ArrowLeft", 1, { to: 1, toggles: true }],
  ["ArrowLeft", 0, undefined],
  ["ArrowDown", 3, { to: 3 }],
  ["ArrowUp", 0, { to: 0 }],
  ["End", 0, { to: 3 }],
  ["x", 0, undefined],
])("%s at row %i leads on", (key, at, step) => {
  const rows = rowsOf(branchesOf(PAGES), (route) => route === "/a");
  const plain = { key, altKey: false, ctrlKey: false, metaKey: false };
  expect(stepIn(rows, at, plain)).toEqual(step);
});

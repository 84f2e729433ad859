import { expect, it } from "vitest";
import { withEntryMoved } from "./block-changes.ts";

const PAGE = { blocks: [{ type: "list", items: ["a", "b", "c"] }] };

it("moves an entry within its list", () => {
  const moved = withEntryMoved(PAGE, "/blocks/0/items", { from: 0, to: 2, count: 3 });
  expect(moved).toEqual({ blocks: [{ type: "list", items: ["b", "c", "a"] }] });
});

it("leaves a list alone that somebody else has changed since, or that is gone", () => {
  expect(withEntryMoved(PAGE, "/blocks/0/items", { from: 0, to: 2, count: 4 })).toBe(PAGE);
  expect(withEntryMoved(PAGE, "/blocks/1/items", { from: 0, to: 2, count: 3 })).toBe(PAGE);
});

import { expect, it } from "vitest";
import { chosenWith, withCopies, withoutBlocks } from "./chosen-blocks.ts";

const PAGE = {
  blocks: [{ type: "hero" }, { type: "faq", anchor: "faq" }, { use: "come" }, { type: "list" }],
};

it("chooses one more or less, and all up to one", () => {
  expect(chosenWith([], 2, "one")).toEqual([2]);
  expect(chosenWith([2], 0, "one")).toEqual([0, 2]);
  expect(chosenWith([0, 2], 2, "one")).toEqual([0]);
  expect(chosenWith([1], 3, "range")).toEqual([1, 2, 3]);
  expect(chosenWith([2], 0, "range")).toEqual([0, 1, 2]);
  expect(chosenWith([], 1, "range")).toEqual([1]);
});

it("takes several away, and puts copies of several below them", () => {
  expect(withoutBlocks(PAGE, [1, 3]).blocks).toEqual([{ type: "hero" }, { use: "come" }]);
  expect(withCopies(PAGE, [1, 2]).blocks).toEqual([
    ...PAGE.blocks.slice(0, 3),
    { type: "faq" },
    { use: "come" },
    { type: "list" },
  ]);
});

import { expect, test } from "vitest";
import { pointsAround } from "./insert-points.ts";

const BOXES = [
  { top: 0, left: 0, width: 800, height: 300 },
  { top: 300, left: 0, width: 800, height: 200 },
  null,
];

test("lie above and below a block", () => {
  expect(pointsAround(BOXES, [1])).toEqual([
    { index: 1, top: 300, left: 0, width: 800 },
    { index: 2, top: 500, left: 0, width: 800 },
  ]);
});

test("lie once between two blocks that touch", () => {
  expect(pointsAround(BOXES, [1, 0]).map(({ index }) => index)).toEqual([0, 1, 2]);
});

test("lie nowhere around a block that shows nothing, and where none is meant", () => {
  expect(pointsAround(BOXES, [2, undefined, 7])).toEqual([]);
});

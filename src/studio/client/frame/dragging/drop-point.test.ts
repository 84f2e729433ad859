import { expect, test } from "vitest";
import { dropPointAt } from "./drop-point.ts";

const BOXES = [
  { top: 100, left: 0, width: 800, height: 200 },
  null,
  { top: 300, left: 0, width: 800, height: 100 },
  { top: 400, left: 10, width: 700, height: 50 },
];

test("is the line above the block whose upper half is pointed at", () => {
  expect(dropPointAt(BOXES, 3, 199)).toEqual({ index: 0, top: 100, left: 0, width: 800 });
  expect(dropPointAt(BOXES, 3, 201)).toEqual({ index: 2, top: 300, left: 0, width: 800 });
  expect(dropPointAt(BOXES, 3, -50)).toMatchObject({ index: 0 });
});

test("is the end of the page below the last block", () => {
  expect(dropPointAt(BOXES, 0, 426)).toEqual({ index: 4, top: 450, left: 10, width: 700 });
  expect(dropPointAt(BOXES, 0, 9999)).toMatchObject({ index: 4 });
});

test("is none where the block would stay, whatever is not seen beside it", () => {
  expect(dropPointAt(BOXES, 0, 150)).toBeUndefined();
  expect(dropPointAt(BOXES, 0, 349)).toBeUndefined();
  expect(dropPointAt(BOXES, 2, 201)).toBeUndefined();
  expect(dropPointAt(BOXES, 2, 424)).toBeUndefined();
  expect(dropPointAt(BOXES, 3, 9999)).toBeUndefined();
});

test("is none on a page that shows nothing", () => {
  expect(dropPointAt([null], 0, 10)).toBeUndefined();
  expect(dropPointAt([], 0, 10)).toBeUndefined();
});

import { describe, expect, it } from "vitest";
import { largestBox, middleOf, moveBox, moveSides, WHOLE, withinBox } from "./crop-box.ts";

const BOX = { top: 10, right: 20, bottom: 30, left: 40 };

describe("a crop that is moved", () => {
  it.each([
    [
      { x: 5, y: 5 },
      { top: 15, right: 15, bottom: 25, left: 45 },
    ],
    [
      { x: -100, y: -100 },
      { top: 0, right: 60, bottom: 40, left: 0 },
    ],
    [
      { x: 100, y: 100 },
      { top: 40, right: 0, bottom: 0, left: 60 },
    ],
  ])("by %j stays in the picture and as large as it was", (way, moved) =>
    expect(moveBox(BOX, way)).toEqual(moved),
  );
});

describe("sides of a crop", () => {
  it.each([
    [["left"], { x: -10, y: 50 }, { ...BOX, left: 30 }],
    [["right"], { x: 50, y: 0 }, { ...BOX, right: 0 }],
    [["top", "left"], { x: 4.4, y: 4.6 }, { ...BOX, top: 15, left: 44 }],
    [["left"], { x: 100, y: 0 }, { ...BOX, left: 75 }],
    [["bottom"], { x: 0, y: -100 }, { ...BOX, bottom: 85 }],
  ] as const)("%j go by %j, and leave something", (sides, way, moved) =>
    expect(moveSides(BOX, sides, way)).toEqual(moved),
  );

  it("keep the shape, from the corner across", () => {
    const moved = moveSides(WHOLE, ["right", "bottom"], { x: -50, y: 0 }, 1);
    expect(moved).toEqual({ top: 0, right: 50, bottom: 50, left: 0 });
    expect(moveSides(moved, ["right", "bottom"], { x: 100, y: 0 }, 2)).toEqual({
      ...WHOLE,
      bottom: 50,
    });
  });

  it("keep the shape, from the middle of the other side", () => {
    const moved = moveSides(WHOLE, ["left"], { x: 50, y: 0 }, 1);
    expect(moved).toEqual({ top: 25, right: 0, bottom: 25, left: 50 });
  });
});

it("the largest crop of a shape is around a point, as far as the picture goes", () => {
  expect(largestBox(0.5, { x: 50, y: 50 })).toEqual({ ...WHOLE, left: 25, right: 25 });
  expect(largestBox(0.5, { x: 10, y: 50 })).toEqual({ ...WHOLE, right: 50 });
  expect(largestBox(4, { x: 50, y: 90 })).toEqual({ ...WHOLE, top: 75 });
});

it("a point stays in what is left", () => {
  expect(withinBox({ x: 0, y: 100 }, BOX)).toEqual({ x: 40, y: 70 });
  expect(withinBox({ x: 50, y: 50 }, BOX)).toEqual({ x: 50, y: 50 });
  expect(middleOf(BOX)).toEqual({ x: 60, y: 40 });
});

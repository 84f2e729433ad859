import { describe, expect, it } from "vitest";
import { circle, maskOf, type Outline } from "./mask.ts";

const square = (x: number, y: number, size: number): Outline => [
  { command: "moveTo", args: [x, y] },
  { command: "lineTo", args: [x + size, y] },
  { command: "lineTo", args: [x + size, y + size] },
  { command: "lineTo", args: [x, y + size] },
  { command: "closePath", args: [] },
];

/** Rows of a mask, without what stands empty at their ends. */
function rowsOf(outline: Outline): { left: number; top: number; rows: number[][] } {
  const { left, top, width, height, covered } = maskOf(outline);
  const rows = Array.from({ length: height }, (_, y) => [
    ...covered.slice(y * width, (y + 1) * width),
  ]);
  return {
    left,
    top,
    rows: rows.map((row) => row.slice(0, 1 + row.findLastIndex((one) => one > 0))),
  };
}

describe("a mask", () => {
  it("covers whole pixels where a shape ends between them", () => {
    expect(rowsOf(square(-1, 2, 2))).toEqual({
      left: -1,
      top: 2,
      rows: [
        [255, 255],
        [255, 255],
      ],
    });
  });

  it("covers pixels at the edge as much as the shape does", () => {
    expect(rowsOf(square(0.25, 0.5, 1))).toEqual({
      left: 0,
      top: 0,
      rows: [
        [96, 32],
        [96, 32],
      ],
    });
  });

  it("leaves a hole that is drawn the other way round", () => {
    const hole = square(1, 1, 1);
    const reversed = [...hole.slice(0, 4)].reverse().map(({ args }, at) => ({
      command: at === 0 ? "moveTo" : "lineTo",
      args,
    }));
    const { rows } = rowsOf([...square(0, 0, 3), ...reversed, { command: "closePath", args: [] }]);
    expect(rows[1]).toEqual([255, 0, 255]);
  });

  it("covers a pixel once where two shapes lie over one another", () => {
    expect(rowsOf([...square(0, 0, 2), ...square(0, 0, 2)]).rows[0]).toEqual([255, 255]);
  });

  it("follows slopes and curves", () => {
    const triangle: Outline = [
      { command: "moveTo", args: [0, 0] },
      { command: "lineTo", args: [2, 2] },
      { command: "lineTo", args: [0, 2] },
      { command: "closePath", args: [] },
    ];
    expect(rowsOf(triangle).rows).toEqual([[128], [255, 128]]);
    const area = maskOf(circle(20, 20, 9)).covered.reduce((sum, one) => sum + one / 255, 0);
    expect(area).toBeGreaterThan(251);
    expect(area).toBeLessThan(255);
  });

  it("of nothing is empty", () => {
    expect(maskOf([])).toMatchObject({ width: 0, height: 0 });
  });
});

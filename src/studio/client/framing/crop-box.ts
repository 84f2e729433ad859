import type { Crop, FocusPoint } from "../../../engine/fields/image/type.ts";
import { LEAST_LEFT } from "../../../engine/model/picture-part.ts";

/** What is cut off on each side, in percent. */
export type CropBox = Required<Crop>;

export const WHOLE: CropBox = { top: 0, right: 0, bottom: 0, left: 0 };

/** A way across and down, in percent of the picture. */
export interface Vector {
  x: number;
  y: number;
}

/** Sides of a crop that are moved together. */
export type Sides = readonly (keyof CropBox)[];

/** How much of the width and of the height is left. */
export function sizeOf({ top, right, bottom, left }: CropBox): Vector {
  return { x: 100 - left - right, y: 100 - top - bottom };
}

/** Moves a crop as far as the picture goes. */
export function moveBox(box: CropBox, way: Vector): CropBox {
  const x = clamp(Math.round(way.x), -box.left, box.right);
  const y = clamp(Math.round(way.y), -box.top, box.bottom);
  return {
    top: box.top + y,
    right: box.right - x,
    bottom: box.bottom - y,
    left: box.left + x,
  };
}

/**
 * Moves sides of a crop.
 *
 * @param ratio what its width is of its height, both in percent, where it is to keep its shape
 */
export function moveSides(box: CropBox, sides: Sides, way: Vector, ratio?: number): CropBox {
  const moved = { ...box };
  if (sides.includes("left")) moved.left = side(box.left + way.x, box.right);
  if (sides.includes("right")) moved.right = side(box.right - way.x, box.left);
  if (sides.includes("top")) moved.top = side(box.top + way.y, box.bottom);
  if (sides.includes("bottom")) moved.bottom = side(box.bottom - way.y, box.top);
  return ratio === undefined ? rounded(moved) : inShape(moved, sides, ratio);
}

function side(wanted: number, opposite: number): number {
  return clamp(wanted, 0, 100 - LEAST_LEFT - opposite);
}

/** Gives a crop its shape again: what was not moved stays where it is, or in the middle. */
function inShape(box: CropBox, sides: Sides, ratio: number): CropBox {
  const isWide = sides.includes("left") || sides.includes("right");
  const size = sizeOf(box);
  const wanted = isWide ? { x: size.x, y: size.x / ratio } : { x: size.y * ratio, y: size.y };
  const across = room(box.left, box.right, sides.includes("left"), sides.includes("right"));
  const down = room(box.top, box.bottom, sides.includes("top"), sides.includes("bottom"));
  const scale = Math.min(1, across.most / wanted.x, down.most / wanted.y);
  const [left, right] = across.put(wanted.x * scale);
  const [top, bottom] = down.put(wanted.y * scale);
  return rounded({ top, right, bottom, left });
}

/** How long a crop can be in one direction, and where it lies then. */
function room(before: number, after: number, movesBefore: boolean, movesAfter: boolean) {
  if (movesBefore)
    return { most: 100 - after, put: (length: number) => [100 - after - length, after] as const };
  if (movesAfter)
    return {
      most: 100 - before,
      put: (length: number) => [before, 100 - before - length] as const,
    };
  const middle = (before + 100 - after) / 2;
  return { most: 100, put: (length: number) => around(middle, length) };
}

/** The largest crop of a shape, with a point in its middle or near it. */
export function largestBox(ratio: number, { x, y }: FocusPoint): CropBox {
  const [left, right] = around(x, Math.min(100, 100 * ratio));
  const [top, bottom] = around(y, Math.min(100, 100 / ratio));
  return rounded({ top, right, bottom, left });
}

function around(middle: number, length: number): readonly [number, number] {
  const before = clamp(middle - length / 2, 0, 100 - length);
  return [before, 100 - length - before];
}

/** A point, or the nearest one that a crop leaves. */
export function withinBox({ x, y }: FocusPoint, box: CropBox): FocusPoint {
  return {
    x: Math.round(clamp(x, box.left, 100 - box.right)),
    y: Math.round(clamp(y, box.top, 100 - box.bottom)),
  };
}

/** The middle of a crop. */
export function middleOf(box: CropBox): FocusPoint {
  return {
    x: Math.round((box.left + 100 - box.right) / 2),
    y: Math.round((box.top + 100 - box.bottom) / 2),
  };
}

function rounded({ top, right, bottom, left }: CropBox): CropBox {
  return {
    top: Math.round(top),
    right: Math.round(right),
    bottom: Math.round(bottom),
    left: Math.round(left),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

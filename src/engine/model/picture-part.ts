import type { Crop, FocusPoint } from "../fields/image/type.ts";

/** What a crop leaves of the width and of the height at least, in percent. */
export const LEAST_LEFT = 5;

/** A size, in pixels or as a ratio. */
export interface Size {
  width: number;
  height: number;
}

/** A part of a picture, measured from its left and top. */
export interface Region extends Size {
  left: number;
  top: number;
}

/** How a picture is shown where it stands. */
export interface Framing {
  crop?: Crop;
  focus?: FocusPoint;
}

/** Whether a crop leaves enough of the picture to be seen. */
export function leavesEnough({ top = 0, right = 0, bottom = 0, left = 0 }: Crop): boolean {
  return left + right <= 100 - LEAST_LEFT && top + bottom <= 100 - LEAST_LEFT;
}

/** A crop with all its sides; nothing for one that cuts nothing off, or nearly everything. */
export function usableCrop(crop: Crop | undefined): Required<Crop> | undefined {
  const { top = 0, right = 0, bottom = 0, left = 0 } = crop ?? {};
  const isWhole = top + right + bottom + left === 0;
  return isWhole || !leavesEnough({ top, right, bottom, left })
    ? undefined
    : { top, right, bottom, left };
}

/** A crop as names of files and addresses have it: the sides as CSS lists them, from the top clockwise. */
export function cropName({ top = 0, right = 0, bottom = 0, left = 0 }: Crop): string {
  return [top, right, bottom, left].join("-");
}

/** Reads the name of a crop. */
export function readCrop(name: string): Required<Crop> | undefined {
  const [, top, right, bottom, left] = /^(\d\d?)-(\d\d?)-(\d\d?)-(\d\d?)$/.exec(name) ?? [];
  if (top === undefined) return undefined;
  return usableCrop({
    top: Number(top),
    right: Number(right),
    bottom: Number(bottom),
    left: Number(left),
  });
}

/** The part of a picture that a crop leaves, in whole pixels. */
export function croppedRegion({ width, height }: Size, crop: Crop | undefined): Region {
  const { top, right, bottom, left } = usableCrop(crop) ?? WHOLE;
  const across = span(width, left, right);
  const down = span(height, top, bottom);
  return { left: across.from, top: down.from, width: across.length, height: down.length };
}

const WHOLE = { top: 0, right: 0, bottom: 0, left: 0 };

function span(length: number, before: number, after: number): { from: number; length: number } {
  const from = Math.min(Math.round((length * before) / 100), length - 1);
  const to = Math.round((length * (100 - after)) / 100);
  return { from, length: Math.max(1, to - from) };
}

/** Steps in which the focus of a picture is shown: styles have a rule for each. */
const STEP = 10;
const MIDDLE = { x: 50, y: 50 };

/**
 * The focus in percent of what a crop leaves, in steps as CSS positions pictures; nothing for the middle,
 * where pictures are shown by themselves.
 */
export function shownFocus({ crop, focus }: Framing): FocusPoint | undefined {
  if (!focus) return undefined;
  const { top, right, bottom, left } = usableCrop(crop) ?? WHOLE;
  const x = step((100 * (focus.x - left)) / (100 - left - right));
  const y = step((100 * (focus.y - top)) / (100 - top - bottom));
  return x === MIDDLE.x && y === MIDDLE.y ? undefined : { x, y };
}

function step(percent: number): number {
  return Math.min(100, Math.max(0, Math.round(percent / STEP) * STEP));
}

/**
 * The part of a picture that fills a shape, as browsers show it with `object-fit: cover`.
 *
 * @param picture its size in pixels
 * @param shape what it fills; only its ratio matters
 */
export function coveringRegion(picture: Size, shape: Size, framing: Framing): Region {
  const cropped = croppedRegion(picture, framing.crop);
  const { x, y } = shownFocus(framing) ?? MIDDLE;
  const scale = Math.min(cropped.width / shape.width, cropped.height / shape.height);
  const width = shape.width * scale;
  const height = shape.height * scale;
  return {
    left: cropped.left + ((cropped.width - width) * x) / 100,
    top: cropped.top + ((cropped.height - height) * y) / 100,
    width,
    height,
  };
}

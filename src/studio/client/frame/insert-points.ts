import type { Box } from "./boxes.ts";

/** Where a block can be added. */
export interface InsertPoint {
  /** The index that the new block has. */
  index: number;
  /** The line between the two blocks, in pixels of the document. */
  top: number;
  left: number;
  width: number;
}

/** The positions right above and right below some blocks, from top to bottom, each once. */
export function pointsAround(
  boxes: readonly (Box | null)[],
  around: readonly (number | undefined)[],
): InsertPoint[] {
  const points = new Map<number, InsertPoint>();
  for (const at of around) {
    const box = at === undefined ? undefined : boxes[at];
    if (at === undefined || !box) continue;
    const { top, left, width, height } = box;
    points.set(at, { index: at, top, left, width });
    points.set(at + 1, { index: at + 1, top: top + height, left, width });
  }
  return [...points.values()].sort((one, other) => one.index - other.index);
}

import type { Box } from "../boxes.ts";
import type { InsertPoint } from "../insert-points.ts";

/** Where something that is dragged would land, with the line that shows it. */
export interface DropPoint extends InsertPoint {
  /** How far down the line goes that stands beside something. */
  height?: number;
}

/**
 * Where a block lands that is dropped at a height of the document: above the first block whose middle lies below it.
 *
 * @returns nothing when the block would stay where it is
 */
export function dropPointAt(
  boxes: readonly (Box | null)[],
  from: number,
  y: number,
): DropPoint | undefined {
  const below = boxes.findIndex((box) => box !== null && y < box.top + box.height / 2);
  const index = below < 0 ? boxes.length : below;
  if (isBeside(boxes, from, index)) return undefined;
  const next = boxes[index];
  if (next) return { index, top: next.top, left: next.left, width: next.width };
  const last = boxes.findLast((box) => box !== null);
  return last && { index, top: last.top + last.height, left: last.left, width: last.width };
}

/** Whether nothing that is seen stands between a block or an entry and the point before an index. */
export function isBeside(boxes: readonly (Box | null)[], from: number, index: number): boolean {
  const [first, end] = index > from ? [from + 1, index] : [index, from];
  return boxes.slice(first, end).every((box) => box === null);
}

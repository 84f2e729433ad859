import type { Box } from "../boxes.ts";
import { type DropPoint, isBeside } from "./drop-point.ts";

/** How much of the lower one stands beside the other where two boxes are in one row. */
const IN_ROW = 0.5;

/** Whether what stands in a row begins on the right. */
export function isRightToLeft(): boolean {
  return document.documentElement.dir === "rtl";
}

/**
 * Where an entry of a list lands that is dropped at a point of the document: before or after the entry that is
 * closest, whether entries stand below each other or in rows.
 *
 * @param boxes of the entries; none of those that show nothing
 * @param isMirrored whether rows begin on the right
 * @returns nothing when the entry would stay where it is
 */
export function dropEntryAt(
  boxes: readonly (Box | null)[],
  from: number,
  { x, y }: { x: number; y: number },
  isMirrored: boolean,
): DropPoint | undefined {
  const at = closestTo(boxes, x, y);
  const box = boxes[at];
  if (!box) return undefined;
  const { top, left, width, height } = box;
  const inRow = standsInRow(boxes, at);
  const isRightHalf = x > left + width / 2;
  const isAfter = inRow ? isRightHalf !== isMirrored : y > top + height / 2;
  const index = isAfter ? at + 1 : at;
  if (isBeside(boxes, from, index)) return undefined;
  return inRow
    ? { index, top, left: isRightHalf ? left + width : left, width: 0, height }
    : { index, top: isAfter ? top + height : top, left, width };
}

/** Whether another entry stands beside one. */
export function standsInRow(boxes: readonly (Box | null)[], at: number): boolean {
  const box = boxes[at];
  return boxes.some((other, index) => {
    if (!box || !other || index === at) return false;
    const shared =
      Math.min(box.top + box.height, other.top + other.height) - Math.max(box.top, other.top);
    return shared > Math.min(box.height, other.height) * IN_ROW;
  });
}

function closestTo(boxes: readonly (Box | null)[], x: number, y: number): number {
  const distances = boxes.map((box) => {
    if (!box) return Number.POSITIVE_INFINITY;
    const aside = Math.max(box.left - x, 0, x - box.left - box.width);
    const above = Math.max(box.top - y, 0, y - box.top - box.height);
    return Math.hypot(aside, above);
  });
  return distances.indexOf(Math.min(...distances));
}

import type { FragmentInstance } from "react";
import type {} from "react-dom";

/** Where a block, or an entry of a list, stands in the document, in pixels. */
export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** The smallest box around everything a block shows; nothing for a block that shows nothing. */
export function boxOf(fragment: FragmentInstance): Box | null {
  return boxAround(fragment.getClientRects());
}

/** The smallest box around some others in the window; nothing where none of them can be seen. */
export function boxAround(boxes: DOMRect[]): Box | null {
  const rects = boxes.filter(({ width, height }) => width > 0 && height > 0);
  if (rects.length === 0) return null;
  const top = Math.min(...rects.map((rect) => rect.top));
  const left = Math.min(...rects.map((rect) => rect.left));
  const right = Math.max(...rects.map((rect) => rect.right));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  return { top: top + scrollY, left: left + scrollX, width: right - left, height: bottom - top };
}

/** The block under the pointer. */
export function blockAt(
  boxes: (Box | null)[],
  { target, pageX, pageY }: MouseEvent,
): number | undefined {
  if (!(target instanceof Element) || !target.closest("main")) return undefined;
  const at = boxes.findIndex(
    (box) =>
      box &&
      pageX >= box.left &&
      pageX <= box.left + box.width &&
      pageY >= box.top &&
      pageY <= box.top + box.height,
  );
  return at < 0 ? undefined : at;
}

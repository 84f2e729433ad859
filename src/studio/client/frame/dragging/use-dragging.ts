import { type PointerEvent, useEffect, useRef, useState } from "react";
import type { Box } from "../boxes.ts";
import type { InsertPoint } from "../insert-points.ts";
import { dropPointAt } from "./drop-point.ts";
import { followPress } from "./follow-press.ts";
import { scrollAtEdges } from "./scroll-at-edges.ts";

/** A block that is being dragged. */
export interface Dragged {
  from: number;
  /** Where the pointer is in the window. */
  x: number;
  y: number;
  /** Where the block would land. */
  drop: InsertPoint | undefined;
}

/** Begins to drag a block by a press on its handle. */
export type BeginDragging = (from: number, press: PointerEvent<HTMLElement>) => void;

/**
 * Drags blocks up and down the page, which scrolls at its edges.
 *
 * @param boxes where the blocks stand now
 * @param onMove is given the index that the block had, and the one that it has afterwards
 */
export function useDragging(
  boxes: () => (Box | null)[],
  onMove: (from: number, to: number) => void,
): { dragged: Dragged | undefined; begin: BeginDragging } {
  const [dragged, setDragged] = useState<Dragged>();
  const latest = useRef({ boxes, onMove });
  latest.current = { boxes, onMove };
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const begin: BeginDragging = (from, press) => {
    if (press.button !== 0 || !press.isPrimary) return;
    stop.current?.();
    let now: Dragged | undefined;
    let stopScrolling: (() => void) | undefined;
    const show = (x: number, y: number) => {
      now = { from, x, y, drop: dropPointAt(latest.current.boxes(), from, y + scrollY) };
      setDragged(now);
    };
    stop.current = followPress(press.currentTarget, press.nativeEvent, {
      onMove(x, y) {
        show(x, y);
        stopScrolling ??= scrollAtEdges(
          () => now?.y ?? y,
          () => now && show(now.x, now.y),
        );
      },
      onDrop() {
        if (now?.drop) latest.current.onMove(from, indexAfter(now.drop.index, from));
      },
      onEnd() {
        stopScrolling?.();
        setDragged(undefined);
      },
    });
  };
  return { dragged, begin };
}

/** The index that a block has once it was taken away and put before the one at another index. */
function indexAfter(index: number, from: number): number {
  return index > from ? index - 1 : index;
}

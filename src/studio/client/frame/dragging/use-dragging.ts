import { type PointerEvent, useEffect, useRef, useState } from "react";
import type { DropPoint } from "./drop-point.ts";
import { followPress } from "./follow-press.ts";
import { scrollAtEdges } from "./scroll-at-edges.ts";

/** What is being dragged. */
export interface Dragged<Item> {
  item: Item;
  /** Where the pointer is in the window. */
  x: number;
  y: number;
  /** Where it would land. */
  drop: DropPoint | undefined;
}

/** Begins to drag something by a press on its handle. */
export type BeginDragging<Item> = (item: Item, press: PointerEvent<HTMLElement>) => void;

interface DraggingHandlers<Item> {
  /** Where something would land at a point of the document; nothing where it would stay. */
  dropAt: (item: Item, point: { x: number; y: number }) => DropPoint | undefined;
  /** It was dropped, and has another index afterwards. */
  onMove: (item: Item, to: number) => void;
}

/**
 * Drags blocks and entries of lists over the page, which scrolls at its edges.
 *
 * @param indexOf the index of something among those that it stands with
 */
export function useDragging<Item>(
  indexOf: (item: Item) => number,
  on: DraggingHandlers<Item>,
): { dragged: Dragged<Item> | undefined; begin: BeginDragging<Item> } {
  const [dragged, setDragged] = useState<Dragged<Item>>();
  const latest = useRef(on);
  latest.current = on;
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const begin: BeginDragging<Item> = (item, press) => {
    if (press.button !== 0 || !press.isPrimary) return;
    stop.current?.();
    let now: Dragged<Item> | undefined;
    let stopScrolling: (() => void) | undefined;
    const show = (x: number, y: number) => {
      const drop = latest.current.dropAt(item, { x: x + scrollX, y: y + scrollY });
      now = { item, x, y, drop };
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
        if (now?.drop) latest.current.onMove(item, indexAfter(now.drop.index, indexOf(item)));
      },
      onEnd() {
        stopScrolling?.();
        setDragged(undefined);
      },
    });
  };
  return { dragged, begin };
}

/** The index that something has once it was taken away and put before what is at another index. */
function indexAfter(index: number, from: number): number {
  return index > from ? index - 1 : index;
}

import { GripVertical } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from "react";
import { sameValue } from "../../../../engine/model/same-value.ts";
import { useStable } from "../../ui/use-stable.ts";
import { say } from "../../words/say.ts";
import { type Box, boxAround } from "../boxes.ts";
import { isRightToLeft, standsInRow } from "../dragging/drop-entry.ts";
import { useMeasuring } from "../use-measuring.ts";
import styles from "./EntryHandle.module.scss";
import type { Entry } from "./entries-within.ts";

interface Position {
  box: Box;
  /** Above an entry that stands in a row, beside any other, and on its corner where there is no room beside it. */
  side: "above" | "beside" | "corner";
}

/** Where the handle is that has the focus while its entry shows nothing. */
const NOWHERE: Position = { box: { top: 0, left: 0, width: 0, height: 0 }, side: "corner" };

/** What drags an entry of a list. */
export function EntryHandle({
  entry: { list, at },
  entries,
  isIdle,
  onPress,
  onClick,
  onKeyDown,
}: {
  entry: Entry;
  /** Those of the block. */
  entries: Entry[];
  /** Whether it shows only once it has the focus. */
  isIdle: boolean;
  onPress: (event: PointerEvent<HTMLElement>) => void;
  onClick: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const position = usePosition(entries, list.pointer, at, button);
  const { box, side } = position ?? NOWHERE;
  return (
    <div className={styles.position} style={{ ...box }} data-side={side}>
      <button
        type="button"
        ref={button}
        className={isIdle || !position ? styles.idle : undefined}
        aria-label={say("frame.entryAt", {
          name: list.names[at] ?? "",
          at: at + 1,
          count: list.names.length,
        })}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        title={say("frame.dragEntry")}
        onPointerDown={onPress}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <GripVertical aria-hidden="true" focusable="false" />
      </button>
    </div>
  );
}

/** Where the entries of a list stand, by their indexes; nothing for those that show nothing. */
export function boxesOf(entries: Entry[], pointer: string): (Box | null)[] {
  const boxes: (Box | null)[] = [];
  for (const { list, at, elements } of entries)
    if (list.pointer === pointer)
      boxes[at] = boxAround(elements.flatMap((one) => [...one.getClientRects()]));
  return Array.from(boxes, (box) => box ?? null);
}

/** Where an entry and its handle stand: measured whenever it may be elsewhere. */
function usePosition(
  entries: Entry[],
  pointer: string,
  at: number,
  handle: RefObject<HTMLElement | null>,
): Position | undefined {
  const [position, setPosition] = useState<Position>();
  const measure = useStable(() => {
    const boxes = boxesOf(entries, pointer);
    const box = boxes[at];
    const beside = hasRoom(box, handle.current) ? "beside" : "corner";
    const side = standsInRow(boxes, at) ? "above" : beside;
    const next: Position | undefined = box ? { box, side } : undefined;
    if (!sameValue(position, next)) setPosition(next);
  });
  useMeasuring(measure);
  return position;
}

function hasRoom(box: Box | null | undefined, handle: HTMLElement | null): boolean {
  if (!box || !handle) return false;
  const room = isRightToLeft() ? innerWidth - box.left - box.width : box.left;
  return room >= handle.offsetWidth;
}

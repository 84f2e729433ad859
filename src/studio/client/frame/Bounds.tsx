import { type KeyboardEvent, useState } from "react";
import { sameValue } from "../../../engine/model/same-value.ts";
import { useRoving } from "../ui/use-roving.ts";
import { useStable } from "../ui/use-stable.ts";
import { LANGUAGE, say } from "../words/say.ts";
import { BlockHandle } from "./BlockHandle.tsx";
import styles from "./Bounds.module.scss";
import type { Box } from "./boxes.ts";
import { DraggedItem } from "./dragging/DraggedItem.tsx";
import { dropPointAt } from "./dragging/drop-point.ts";
import { useDragging } from "./dragging/use-dragging.ts";
import { EntryHandles } from "./entries/EntryHandles.tsx";
import type { Entry } from "./entries/entries-within.ts";
import type { ShownEntries } from "./entries/use-entries.ts";
import { InsertPoints } from "./InsertPoints.tsx";
import { useMeasuring } from "./use-measuring.ts";

/** What can be done with the blocks of the page by what stands over them. */
export interface BlockHandlers {
  onInsert: (index: number) => void;
  onSelect: (at: number) => void;
  /** Asks for the form of a block. */
  onEdit: (at: number) => void;
  onMove: (from: number, to: number) => void;
  onChooseEntry: (entry: Entry) => void;
  onEditEntry: (entry: Entry) => void;
  onMoveEntry: (entry: Entry, to: number) => void;
}

const TOP_OF_PAGE: Box = { top: 0, left: 0, width: 0, height: 0 };
const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Lines around the block under the pointer and the selected one, with what drags it, what adds a block above and below, and
 * what drags entries of lists. All of it is one stop of the Tab key; the arrow keys go from block to block.
 */
export function Bounds({
  boxAt,
  hovered,
  selected,
  labels,
  entries,
  ...on
}: {
  /** Where a block stands. */
  boxAt: (at: number) => Box | null;
  hovered: number | undefined;
  selected: number | undefined;
  labels: string[];
  entries: ShownEntries;
} & BlockHandlers) {
  const [moved, setMoved] = useState("");
  const { dragged, begin } = useDragging<number>(identity, {
    dropAt: (at, { y }) =>
      dropPointAt(
        labels.map((_, index) => boxAt(index)),
        at,
        y,
      ),
    onMove: on.onMove,
  });
  const roving = useRoving<HTMLDivElement>();
  // The handle that keys reach: it stays the same element while blocks are gone through.
  const main = selected ?? 0;
  const around = [hovered, selected];
  // To measure a block takes a while, and most of a long page are not asked for.
  const measured = useBoxes(boxAt, [...around, main]);

  const down = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const to = main + (step ?? 0);
    if (step === undefined || event.ctrlKey || event.metaKey) {
      roving.onKeyDown(event);
      return;
    }
    event.preventDefault();
    if (to < 0 || to >= labels.length) return;
    if (event.altKey) {
      on.onMove(main, to);
      setMoved(say("frame.moved", { name: labels[main] ?? "", at: to + 1, count: labels.length }));
    } else on.onSelect(selected === undefined ? main : to);
  };
  const line = (at: number | undefined, look: string | undefined) => {
    const box = at === undefined ? undefined : measured[at];
    return box && <div className={look} style={{ ...box }} />;
  };
  const handle = (at: number, look: "selected" | "hovered" | "idle") => {
    const box = measured[at];
    // The one that keys reach keeps the focus also where its block shows nothing.
    if (!box && at !== main) return null;
    return (
      <BlockHandle
        key={at === main ? "main" : "hovered"}
        name={labels[at] ?? ""}
        of={[at, labels.length]}
        look={box ? look : "idle"}
        box={box ?? TOP_OF_PAGE}
        onPress={(event) => begin(at, event)}
        onClick={() => on.onEdit(at)}
      />
    );
  };
  return (
    <>
      {!dragged && (
        <div aria-hidden="true">
          {hovered !== selected && line(hovered, styles.hovered)}
          {line(selected, styles.selected)}
        </div>
      )}
      <div
        role="toolbar"
        lang={LANGUAGE}
        aria-label={say("inspector.parts")}
        data-studio=""
        ref={roving.ref}
        onFocus={roving.onFocus}
        onKeyDown={down}
      >
        {handle(main, lookOf(main, selected, hovered))}
        <EntryHandles
          entries={entries}
          onChoose={on.onChooseEntry}
          onEdit={on.onEditEntry}
          onMove={on.onMoveEntry}
          onSay={setMoved}
        />
        {hovered !== undefined && hovered !== main && handle(hovered, "hovered")}
        {!dragged && <InsertPoints boxes={measured} around={around} onInsert={on.onInsert} />}
      </div>
      {dragged && (
        <DraggedItem
          dragged={dragged}
          box={boxAt(dragged.item)}
          name={labels[dragged.item] ?? ""}
        />
      )}
      <p role="status" className={styles.unseen}>
        {moved}
      </p>
    </>
  );
}

function identity(at: number): number {
  return at;
}

function lookOf(at: number, selected: number | undefined, hovered: number | undefined) {
  if (at === selected) return "selected";
  return at === hovered ? "hovered" : "idle";
}

/** Where some blocks stand, by their indexes: measured whenever they may stand elsewhere. */
function useBoxes(
  boxAt: (at: number) => Box | null,
  wanted: readonly (number | undefined)[],
): (Box | null)[] {
  const [boxes, setBoxes] = useState<(Box | null)[]>([]);
  const measure = useStable(() => {
    const next: (Box | null)[] = [];
    for (const at of wanted) if (at !== undefined) next[at] = boxAt(at);
    if (!sameValue(boxes, next)) setBoxes(next);
  });
  useMeasuring(measure);
  return wanted.reduce<(Box | null)[]>(
    (known, at) => (at === undefined || at in known ? known : withBox(known, at, boxAt(at))),
    boxes,
  );
}

function withBox(boxes: (Box | null)[], at: number, box: Box | null): (Box | null)[] {
  const next = [...boxes];
  next[at] = box;
  return next;
}

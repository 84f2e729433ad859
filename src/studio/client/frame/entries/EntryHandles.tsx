import type { KeyboardEvent } from "react";
import { say } from "../../words/say.ts";
import { DraggedItem } from "../dragging/DraggedItem.tsx";
import { dropEntryAt, isRightToLeft } from "../dragging/drop-entry.ts";
import { useDragging } from "../dragging/use-dragging.ts";
import { boxesOf, EntryHandle } from "./EntryHandle.tsx";
import type { Entry } from "./entries-within.ts";
import type { ShownEntries } from "./use-entries.ts";

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Handles of the entries that are pointed at, and of the one that keys reach: the arrow keys go from entry to entry,
 * and move it within its list with Alt held.
 */
export function EntryHandles({
  entries: { all, around, hovered, chosen, isChosen },
  onChoose,
  onEdit,
  onMove,
  onSay,
}: {
  entries: ShownEntries;
  onChoose: (entry: Entry) => void;
  onEdit: (entry: Entry) => void;
  onMove: (entry: Entry, to: number) => void;
  /** Has a screen reader say what was done. */
  onSay: (message: string) => void;
}) {
  const peersOf = ({ list }: Entry) => (all.some((one) => one.list === list) ? all : around);
  const move = (entry: Entry, to: number) => {
    const { list, at } = entry;
    onMove(entry, to);
    const count = list.names.length;
    onSay(say("frame.entryMoved", { name: list.names[at] ?? "", at: to + 1, count }));
  };
  const { dragged, begin } = useDragging<Entry>(({ at }) => at, {
    dropAt: (entry, point) =>
      dropEntryAt(boxesOf(peersOf(entry), entry.list.pointer), entry.at, point, isRightToLeft()),
    onMove: move,
  });

  const down = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!chosen || step === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const to = chosen.at + step;
    const next = all[all.indexOf(chosen) + step];
    if (!event.altKey) {
      if (next) onChoose(next);
    } else if (to >= 0 && to < chosen.list.names.length) move(chosen, to);
  };
  const handle = (entry: Entry, key: string, isIdle = false) => (
    <EntryHandle
      key={key}
      entry={entry}
      entries={peersOf(entry)}
      isIdle={isIdle}
      onPress={(event) => begin(entry, event)}
      onClick={() => onEdit(entry)}
      onKeyDown={entry === chosen ? down : undefined}
    />
  );
  const others = hovered.filter((one) => one !== chosen);
  return (
    <>
      {chosen && handle(chosen, "chosen", !isChosen && !hovered.includes(chosen))}
      {others.map((entry) => handle(entry, entry.list.pointer))}
      {dragged && (
        <DraggedItem
          dragged={dragged}
          box={boxesOf(peersOf(dragged.item), dragged.item.list.pointer)[dragged.item.at] ?? null}
          name={dragged.item.list.names[dragged.item.at] ?? ""}
        />
      )}
    </>
  );
}

import { movedEntries } from "../../../engine/model/merge/moved-entries.ts";
import { pairEntries } from "../../../engine/model/merge/pair-entries.ts";
import type { PagePart } from "./page-parts.ts";

/** What became of a part: its number among the parts of each page that has it. */
export interface PartChange {
  kind: "changed" | "added" | "removed" | "moved";
  before?: number;
  after?: number;
}

/** What parts are paired by. */
export type PairedPart = Pick<PagePart, "type" | "words" | "html">;

/** The parts of a page in two states. */
export interface PairedParts {
  /** From top to bottom. */
  changes: PartChange[];
  /** Parts that stand in the same order in both, by their numbers. */
  pairs: [before: number, after: number][];
}

/** Finds out which parts of two pages are the same one, and what became of the others. */
export function pairParts(
  before: readonly PairedPart[],
  after: readonly PairedPart[],
): PairedParts {
  const keyOf = ({ type, words }: PairedPart) => ({ type, words });
  const was = pairEntries(before.map(keyOf), after.map(keyOf));
  const moved = movedEntries(was);
  const removed = new Set([...before.keys()].filter((at) => !was.includes(at)));
  const pairs: [number, number][] = [];
  const changes: PartChange[] = [];
  const addRemovedUntil = (end: number) => {
    for (const at of removed)
      if (at < end && removed.delete(at)) changes.push({ kind: "removed", before: at });
  };
  for (const [now, then] of was.entries()) {
    if (then === undefined) changes.push({ kind: "added", after: now });
    else if (moved.has(then)) changes.push({ kind: "moved", before: then, after: now });
    else {
      addRemovedUntil(then);
      pairs.push([then, now]);
      if (before[then]?.html !== after[now]?.html)
        changes.push({ kind: "changed", before: then, after: now });
    }
  }
  addRemovedUntil(before.length);
  return { changes, pairs };
}

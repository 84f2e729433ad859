import { appendPointer } from "../pointer.ts";
import { sameValue } from "../same-value.ts";
import { isRecord } from "./is-record.ts";
import { movedEntries } from "./moved-entries.ts";
import { pairEntries } from "./pair-entries.ts";

/** One difference between a JSON value before and after somebody has changed it. */
export interface Change {
  kind: "changed" | "added" | "removed" | "moved";
  /** RFC 6901 pointer into the value after; what was removed has its own last key, from before. */
  pointer: string;
  before: unknown;
  after: unknown;
}

/**
 * What somebody has changed in a JSON value, as they would tell it: fields of objects by their key,
 * entries of lists by what they say, wherever they stand.
 *
 * @param pointer of the value, for changes in it
 */
export function changesBetween(before: unknown, after: unknown, pointer = ""): Change[] {
  if (sameValue(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return changesInList(before, after, pointer);
  if (isRecord(before) && isRecord(after) && before.type === after.type)
    return [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((key) =>
      changesBetween(own(before, key), own(after, key), appendPointer(pointer, key)),
    );
  const kind = before === undefined ? "added" : after === undefined ? "removed" : "changed";
  return [{ kind, pointer, before, after }];
}

function changesInList(before: unknown[], after: unknown[], pointer: string): Change[] {
  const was = pairEntries(before, after);
  const moved = movedEntries(was);
  const there = after.flatMap((entry, at): Change[] => {
    const here = appendPointer(pointer, at);
    const from = was[at];
    if (from === undefined)
      return [{ kind: "added", pointer: here, before: undefined, after: entry }];
    const within = changesBetween(before[from], entry, here);
    if (!moved.has(from)) return within;
    return [{ kind: "moved", pointer: here, before: before[from], after: entry }, ...within];
  });
  const gone = [...before.entries()].filter(([at]) => !was.includes(at));
  return [
    ...there,
    ...gone.map(
      ([at, entry]): Change => ({
        kind: "removed",
        pointer: appendPointer(pointer, at),
        before: entry,
        after: undefined,
      }),
    ),
  ];
}

type Fields = Record<string, unknown>;

function own(fields: Fields, key: string): unknown {
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

import { sameValue } from "../same-value.ts";
import { isRecord } from "./is-record.ts";

/**
 * How a JSON value follows from the one before it, short where little has changed. A number stands for
 * an entry of the list before, nothing (`null`) for a field as it was.
 */
export type Delta =
  | { is: unknown }
  | { fields: Record<string, Delta | null> }
  | { entries: (number | [number, Delta] | { is: unknown })[] };

/** What {@link valueAfter} needs to make a value from the one before it. */
export function deltaBetween(before: unknown, after: unknown): Delta {
  if (Array.isArray(before) && Array.isArray(after))
    return { entries: after.map((entry, at) => entryDelta(before, entry, at)) };
  if (isRecord(before) && isRecord(after)) {
    const fields = Object.entries(after).map(([key, value]) => {
      const isSame = Object.hasOwn(before, key) && sameValue(before[key], value);
      return [key, isSame ? null : deltaBetween(before[key], value)];
    });
    return { fields: Object.fromEntries(fields) };
  }
  return { is: after };
}

/** Makes a value from the one before it. Parts that are the same are the same objects. */
export function valueAfter(before: unknown, delta: Delta): unknown {
  if ("is" in delta) return delta.is;
  if ("fields" in delta) {
    const old = isRecord(before) ? before : {};
    const fields = Object.entries(delta.fields).map(([key, inner]) => [
      key,
      inner === null ? old[key] : valueAfter(old[key], inner),
    ]);
    return Object.fromEntries(fields);
  }
  const old: unknown[] = Array.isArray(before) ? before : [];
  return delta.entries.map((entry) => {
    if (typeof entry === "number") return old[entry];
    return Array.isArray(entry) ? valueAfter(old[entry[0]], entry[1]) : entry.is;
  });
}

function entryDelta(before: unknown[], entry: unknown, at: number) {
  if (at in before && sameValue(before[at], entry)) return at;
  const same = before.findIndex((other) => sameValue(other, entry));
  if (same >= 0) return same;
  const isSlot = isRecord(before[at]) && isRecord(entry) && before[at].type === entry.type;
  return isSlot ? ([at, deltaBetween(before[at], entry)] as [number, Delta]) : { is: entry };
}

import { sameValue } from "../model/same-value.ts";

/**
 * Finds for every entry of a changed list the old entry it comes from: equal ones first, wherever
 * they stood, then those of the same kind in their order.
 *
 * @returns for every new entry the index of the old one, or nothing for a new entry
 */
export function pairItems(before: unknown[], after: unknown[]): (number | undefined)[] {
  const free = new Set(before.keys());
  const take = (at: number | undefined) => {
    if (at !== undefined) free.delete(at);
    return at;
  };
  const equal = after.map((item, at) => {
    if (free.has(at) && sameValue(before[at], item)) return take(at);
    return undefined;
  });
  const moved = after.map(
    (item, at) =>
      equal[at] ?? take([...free].find((candidate) => sameValue(before[candidate], item))),
  );
  return moved.map(
    (known, at) =>
      known ?? take([...free].find((candidate) => sameKind(before[candidate], after[at]))),
  );
}

function sameKind(a: unknown, b: unknown): boolean {
  if (typeof a !== typeof b || Array.isArray(a) !== Array.isArray(b)) return false;
  if (typeof a !== "object" || a === null || b === null) return true;
  return (a as { type?: unknown }).type === (b as { type?: unknown }).type;
}

/**
 * Finds for every entry of a changed list the old entry it comes from: equal ones first, wherever
 * they stood, then those of the same kind in their order.
 *
 * @returns for every new entry the place of the old one, or nothing for a new entry
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

/** Whether two JSON values say the same; the order of fields does not matter. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = definedKeys(a);
  return (
    keys.length === definedKeys(b).length &&
    keys.every((key) =>
      sameValue((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
    )
  );
}

function definedKeys(value: object): string[] {
  return Object.keys(value).filter((key) => (value as Record<string, unknown>)[key] !== undefined);
}

function sameKind(a: unknown, b: unknown): boolean {
  if (typeof a !== typeof b || Array.isArray(a) !== Array.isArray(b)) return false;
  if (typeof a !== "object" || a === null || b === null) return true;
  return (a as { type?: unknown }).type === (b as { type?: unknown }).type;
}

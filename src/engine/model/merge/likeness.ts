/**
 * How much two JSON values have in common.
 *
 * @returns 0 for nothing and values of different kinds, 1 for the same words and numbers in the same fields
 */
export function likeness(a: unknown, b: unknown): number {
  if (!isSameKind(a, b)) return 0;
  const [left, right] = [piecesOf(a), piecesOf(b)];
  if (left.length + right.length === 0) return 1;
  const counts = new Map<string, number>();
  for (const piece of left) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  let common = 0;
  for (const piece of right) {
    const left = counts.get(piece) ?? 0;
    if (left > 0) common += 1;
    counts.set(piece, left - 1);
  }
  return (2 * common) / (left.length + right.length);
}

/** Whether one value can have become the other: both texts, both lists, or both objects of the same type. */
export function isSameKind(a: unknown, b: unknown): boolean {
  if (typeof a !== typeof b || Array.isArray(a) !== Array.isArray(b)) return false;
  if (typeof a !== "object" || a === null || b === null) return true;
  return (a as { type?: unknown }).type === (b as { type?: unknown }).type;
}

/** The words of a value, each with the field that it stands in. What all values of a kind share is left out. */
function piecesOf(value: unknown, key = ""): string[] {
  if (typeof value === "string")
    return value.split(/\s+/).flatMap((word) => (word === "" ? [] : [`${key} ${word}`]));
  if (Array.isArray(value)) return value.flatMap((item) => piecesOf(item, key));
  if (typeof value !== "object" || value === null) return [`${key} ${value}`];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === "type" ? [] : piecesOf(inner, name),
  );
}

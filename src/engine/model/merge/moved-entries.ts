/**
 * The entries that somebody has moved: the fewest that explain the new order.
 *
 * @param order for each entry of the changed list its index before; nothing for a new one
 * @returns indexes before
 */
export function movedEntries(order: (number | undefined)[]): Set<number> {
  const known = order.filter((at) => at !== undefined);
  const stayed = new Set(longestRise(known));
  return new Set(known.filter((at) => !stayed.has(at)));
}

/** A longest subsequence in which every number is larger than the one before. */
function longestRise(numbers: number[]): number[] {
  const best: number[][] = [];
  for (const number of numbers) {
    const before = best.filter((rise) => (rise.at(-1) ?? -1) < number);
    const longest = before.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []);
    best.push([...longest, number]);
  }
  return best.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []);
}

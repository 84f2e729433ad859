import { LCS } from "node-diff3";
import { isSameKind, likeness } from "./likeness.ts";

/** From this likeness on, two entries are the same one before and after a change. */
const ALIKE = 0.5;

/**
 * Finds for every entry of a changed list the one that it was before: the same words first, in
 * their order and then wherever they stood, then those most alike, then what stands between the same neighbors.
 *
 * @returns for every entry of `after` an index in `before`, each at most once; nothing for a new entry
 */
export function pairEntries(before: unknown[], after: unknown[]): (number | undefined)[] {
  const pairs: (number | undefined)[] = after.map(() => undefined);
  const free = new Set(before.keys());
  const pair = (was: number, is: number) => {
    pairs[is] = was;
    free.delete(was);
  };
  const open = () => [...pairs.keys()].filter((is) => pairs[is] === undefined);
  pairSame(before.map(written), after.map(written), { free, open, pair });
  pairAlike(before, after, { free, open, pair });
  pairNeighbors(before, after, pairs, { free, open, pair });
  return pairs;
}

/** What is still without a partner, and how two become partners. */
interface Partners {
  free: Set<number>;
  open: () => number[];
  pair: (was: number, is: number) => void;
}

function pairSame(before: string[], after: string[], { free, open, pair }: Partners): void {
  const inOrder = LCS(before, after);
  for (let link = inOrder; link.chain !== null; link = link.chain)
    pair(link.buffer1index, link.buffer2index);
  for (const is of open()) {
    const was = [...free].find((at) => before[at] === after[is]);
    if (was !== undefined) pair(was, is);
  }
}

function pairAlike(before: unknown[], after: unknown[], { free, open, pair }: Partners): void {
  const candidates = open()
    .flatMap((is) => [...free].map((was) => ({ was, is, by: likeness(before[was], after[is]) })))
    .filter(({ by }) => by >= ALIKE)
    .sort((a, b) => b.by - a.by);
  for (const { was, is } of candidates) if (free.has(was) && open().includes(is)) pair(was, is);
}

/** Between two neighbors that stayed, what was there became what is there now. */
function pairNeighbors(
  before: unknown[],
  after: unknown[],
  pairs: (number | undefined)[],
  { free, open, pair }: Partners,
): void {
  for (const is of open()) {
    const last = pairs.slice(0, is).findLast((was) => was !== undefined) ?? -1;
    const next = pairs.slice(is).find((was) => was !== undefined) ?? before.length;
    const was = [...free].find((at) => at > last && at < next && isSameKind(before[at], after[is]));
    if (was !== undefined) pair(was, is);
  }
}

/** A value as text: the same for values that differ in the order of their fields alone. */
export function written(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

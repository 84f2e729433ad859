import { diffComm } from "node-diff3";
import { sameValue } from "../same-value.ts";
import { movedEntries } from "./moved-entries.ts";
import { pairEntries, written } from "./pair-entries.ts";

/** The lists of both sides, and the one that both began from. */
export interface Lists {
  base: unknown[];
  mine: unknown[];
  theirs: unknown[];
}

/** An entry of the merged list: its index in each list that has it. */
export interface Arranged {
  base?: number;
  mine?: number;
  theirs?: number;
}

type Side = "mine" | "theirs";

/** How one side has changed a list. */
interface Changed {
  side: Side;
  items: unknown[];
  /** For each of its entries the index in the base. */
  was: (number | undefined)[];
  moved: Set<number>;
}

/**
 * The order of a merged list. What nobody has moved stays in its order; what a side has moved or
 * added stands where that side has it. An entry that one side removed is left out, unless the other has changed it.
 *
 * @param first the side whose word counts for an entry that both have moved
 */
export function arrangeEntries(lists: Lists, first: Side): Arranged[] {
  const mine = changesOf(lists, "mine");
  const theirs = changesOf(lists, "theirs");
  const [one, other] = first === "mine" ? [mine, theirs] : [theirs, mine];
  const stayed = [...lists.base.keys()].filter((at) =>
    [one, other].every(({ was, moved }) => was.includes(at) && !moved.has(at)),
  );
  const gapsOne = runsOf(lists, one, other, stayed, () => true);
  const gapsOther = runsOf(lists, other, one, stayed, (at) => !one.moved.has(at));
  const both = (at: number): Arranged => ({
    base: at,
    mine: mine.was.indexOf(at),
    theirs: theirs.was.indexOf(at),
  });
  return gapsOne.flatMap((run, gap) => {
    const next = stayed[gap];
    const here = mergeRuns(lists, run, gapsOther[gap] ?? []);
    return next === undefined ? here : [...here, both(next)];
  });
}

function changesOf({ base, ...sides }: Lists, side: Side): Changed {
  const items = sides[side];
  const was = pairEntries(base, items);
  return { side, items, was, moved: movedEntries(was) };
}

/** What a side has put between the entries that stayed, for each gap between them. */
function runsOf(
  { base }: Lists,
  own: Changed,
  other: Changed,
  stayed: number[],
  isMover: (at: number) => boolean,
): Arranged[][] {
  const runs: Arranged[][] = [[]];
  const fixed = new Set(stayed);
  for (const [at, was] of own.was.entries()) {
    const run = runs.at(-1);
    if (was === undefined) run?.push({ [own.side]: at });
    else if (fixed.has(was)) runs.push([]);
    else if (!other.was.includes(was)) {
      if (!sameValue(base[was], own.items[at])) run?.push({ base: was, [own.side]: at });
    } else if (own.moved.has(was) && isMover(was))
      run?.push({ base: was, [own.side]: at, [other.side]: other.was.indexOf(was) });
  }
  return runs;
}

/** Both sides' entries at the same gap. What both have added counts once; the order of the rest does not depend on who asks. */
function mergeRuns(lists: Lists, one: Arranged[], other: Arranged[]): Arranged[] {
  if (one.length === 0 || other.length === 0) return [...one, ...other];
  const nameOf = (entry: Arranged) => `${entry.base ?? "new"} ${written(entryOf(lists, entry))}`;
  const pieces = diffComm(one.map(nameOf), other.map(nameOf));
  let [at, to] = [0, 0];
  return pieces.flatMap((piece) => {
    const left = one.slice(at, at + (piece.common ?? piece.buffer1 ?? []).length);
    const right = other.slice(to, to + (piece.common ?? piece.buffer2 ?? []).length);
    at += left.length;
    to += right.length;
    if (piece.common) return left.map((entry, i) => ({ ...right[i], ...entry }));
    const isLeftFirst = left.map(nameOf).join() < right.map(nameOf).join();
    return isLeftFirst ? [...left, ...right] : [...right, ...left];
  });
}

function entryOf({ mine, theirs }: Lists, { mine: own, theirs: other }: Arranged): unknown {
  return own === undefined ? theirs[other ?? -1] : mine[own];
}

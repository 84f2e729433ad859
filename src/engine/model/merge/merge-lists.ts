import { appendPointer } from "../pointer.ts";
import { sameValue } from "../same-value.ts";
import { type Arranged, arrangeEntries, type Lists } from "./arrange-entries.ts";
import type { Merged, MergeWithin } from "./clash.ts";

/**
 * Merges two lists over a third. Entries are paired by what they say, so that moved, added, removed
 * and changed ones all stay. An entry that both have moved to other ends of the list is a clash of the whole list.
 */
export function mergeLists(lists: Lists, pointer: string, merge: MergeWithin): Merged {
  const order = arrangeEntries(lists, "mine");
  const merged = contents(lists, order, pointer, merge);
  const theirOrder = arrangeEntries(lists, "theirs");
  if (sameValue(theirOrder, order)) return merged;
  const { base, mine, theirs } = lists;
  const isOrderAlone = merged.clashes.length === 0;
  const value = isOrderAlone ? merged.value : mine;
  const other = isOrderAlone ? contents(lists, theirOrder, pointer, merge).value : theirs;
  return { value, clashes: [{ pointer, base, mine: value, theirs: other }] };
}

function contents(lists: Lists, order: Arranged[], pointer: string, merge: MergeWithin): Merged {
  const merged = order.map((entry, at) => {
    const base = entry.base === undefined ? undefined : lists.base[entry.base];
    const mine = entry.mine === undefined ? undefined : lists.mine[entry.mine];
    const theirs = entry.theirs === undefined ? undefined : lists.theirs[entry.theirs];
    if (base === undefined) return { value: mine ?? theirs, clashes: [] };
    return merge({ base, mine, theirs }, appendPointer(pointer, at));
  });
  return {
    value: merged.map(({ value }) => value),
    clashes: merged.flatMap(({ clashes }) => clashes),
  };
}

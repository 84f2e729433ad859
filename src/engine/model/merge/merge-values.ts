import { appendPointer } from "../pointer.ts";
import { sameValue } from "../same-value.ts";
import type { Merged } from "./clash.ts";
import { isRecord } from "./is-record.ts";
import { mergeLists } from "./merge-lists.ts";
import { mergeTexts } from "./merge-texts.ts";

/** A JSON value that two sides have changed, and what both began from. Nothing stands for one that is not there. */
export interface Sides {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/**
 * Merges two JSON values over the one that both began from: objects by key, lists by what their
 * entries say, texts by words. Sides take part alike; only clashes tell them apart.
 *
 * @param pointer of the value, for clashes in it
 */
export function mergeValues(sides: Sides, pointer = ""): Merged {
  const { base, mine, theirs } = sides;
  if (sameValue(mine, theirs) || sameValue(base, theirs)) return { value: mine, clashes: [] };
  if (sameValue(base, mine)) return { value: theirs, clashes: [] };
  if (isRecord(mine) && isRecord(theirs) && mine.type === theirs.type)
    return mergeObjects({ base: isRecord(base) ? base : {}, mine, theirs }, pointer);
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists({ base, mine, theirs }, pointer, mergeValues);
  const text = mergeTexts(sides);
  if (text !== undefined) return { value: text, clashes: [] };
  return {
    value: mine === undefined ? theirs : mine,
    clashes: [{ pointer, base, mine, theirs }],
  };
}

type Fields = Record<string, unknown>;

function mergeObjects(
  { base, mine, theirs }: { base: Fields; mine: Fields; theirs: Fields },
  pointer: string,
): Merged {
  const merged = keysOf(mine, theirs).map((key) => {
    const sides = { base: own(base, key), mine: own(mine, key), theirs: own(theirs, key) };
    return { key, ...mergeValues(sides, appendPointer(pointer, key)) };
  });
  const entries = merged.filter(({ value }) => value !== undefined);
  return {
    value: Object.fromEntries(entries.map(({ key, value }) => [key, value])),
    clashes: merged.flatMap(({ clashes }) => clashes),
  };
}

/** The keys of both: those of mine in their order, each that only the other has behind its neighbor. */
function keysOf(mine: Fields, theirs: Fields): string[] {
  const keys = Object.keys(mine);
  for (const [at, key] of Object.keys(theirs).entries()) {
    if (keys.includes(key)) continue;
    const before = Object.keys(theirs)[at - 1];
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
  }
  return keys;
}

function own(fields: Fields, key: string): unknown {
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

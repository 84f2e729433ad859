import { diff3Merge } from "node-diff3";

/** Words, and what stands between them. */
const PIECES = /\s+|\S+/g;

/**
 * Merges two texts over a third word by word, so that changes stay which do not touch.
 *
 * @returns nothing when changes touch, or one of the values is no text
 */
export function mergeTexts({
  base,
  mine,
  theirs,
}: {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}): string | undefined {
  if (typeof base !== "string" || typeof mine !== "string" || typeof theirs !== "string")
    return undefined;
  const regions = diff3Merge(pieces(mine), pieces(base), pieces(theirs));
  if (regions.some(({ ok }) => ok === undefined)) return undefined;
  return regions.flatMap(({ ok }) => ok ?? []).join("");
}

function pieces(text: string): string[] {
  return text.match(PIECES) ?? [];
}

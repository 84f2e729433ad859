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
  const regions = diff3Merge(piecesOfText(mine), piecesOfText(base), piecesOfText(theirs));
  if (regions.some(({ ok }) => ok === undefined)) return undefined;
  return regions.flatMap(({ ok }) => ok ?? []).join("");
}

/** The words of a text, and what stands between them. */
export function piecesOfText(text: string): string[] {
  return text.match(PIECES) ?? [];
}

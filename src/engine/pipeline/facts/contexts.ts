import type { Stretch } from "../texts/stretch.ts";

/** How many words on each side show what a figure is. */
const WORDS = 2;
/** With fewer around it, a figure can be anything. */
const FEWEST = 3;
/** Characters that these words take up, and more. */
const NEAR = 60;
const WORD = /[\p{L}\p{N}]+/gu;

/**
 * The words around a part of a text, which show what a figure there stands for.
 *
 * @param label what stands beside the text and counts when the text is nothing but that part
 * @returns nothing when there are too few
 */
export function contextOf(
  text: string,
  { offset, length }: Stretch,
  label: string,
): string | undefined {
  if (length === text.trim().length && label !== "") return `${label.toLowerCase()}:`;
  const end = offset + length;
  const before = wordsOf(text.slice(Math.max(0, offset - NEAR), offset)).slice(-WORDS);
  const after = wordsOf(text.slice(end, end + NEAR)).slice(0, WORDS);
  return before.length + after.length < FEWEST
    ? undefined
    : `${before.join(" ")}|${after.join(" ")}`;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

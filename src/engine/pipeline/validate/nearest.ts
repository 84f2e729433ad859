import { distance } from "fastest-levenshtein";
import { strangeSign } from "../../model/strange-signs.ts";

/**
 * The known word that a misspelt one was most likely meant to be.
 *
 * @returns `undefined` when nothing is near, so that nonsense gets no guess
 */
export function closest(word: string, known: string[]): string | undefined {
  return ranked(word, known)[0]?.name;
}

/** Longer words are no slips of anything, and comparing them would take long. */
export const LONGEST = 200;

function ranked(word: string, known: string[]): { name: string; edits: number }[] {
  const wanted = plain(word);
  if (wanted.length < 2 || wanted.length > LONGEST) return [];
  const limit = wanted.length < 6 ? 1 : wanted.length < 9 ? 2 : Math.floor(wanted.length / 4);
  return known
    .map((name) => ({ name, edits: editsBetween(wanted, plain(name)) }))
    .filter(({ name, edits }) => edits <= limit && edits < name.length - 1)
    .sort((a, b) => a.edits - b.edits || sameStart(b.name, wanted) - sameStart(a.name, wanted));
}

/** A word without capitals and signs that join words: `HeadTitle`, `head_title` and `head-title` are the same. */
export function plain(word: string): string {
  return word.toLowerCase().replace(/[_\s-]/g, "");
}

function sameStart(name: string, word: string): number {
  return plain(name).charAt(0) === word.charAt(0) ? 1 : 0;
}

/** Like the Levenshtein distance, but two neighbours swapped count as one slip. */
export function editsBetween(word: string, name: string): number {
  const edits = distance(word, name);
  if (edits !== 2 || word.length !== name.length) return edits;
  let at = 0;
  while (word.charAt(at) === name.charAt(at)) at += 1;
  const swapped = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  return swapped === name ? 1 : edits;
}

/** A value as it is written in the file, cut off when it is long. */
export function inQuotes(value: unknown): string {
  const written = JSON.stringify(value) ?? String(value);
  return written.length > 80 ? `${written.slice(0, 77)}…` : written;
}

/** A hint that names a character nobody can see in the value. */
export function withStrangeSign(value: unknown, hint: string): string {
  const sign = typeof value === "string" ? strangeSign(value) : undefined;
  return sign === undefined ? hint : `There is ${sign} in it. ${hint}`;
}

/** `"a", "b" or "c"`. */
export function oneOf(words: string[]): string {
  const quoted = words.map((word) => `"${word}"`);
  if (quoted.length < 2) return quoted.join("");
  return `${quoted.slice(0, -1).join(", ")} or ${quoted.at(-1)}`;
}

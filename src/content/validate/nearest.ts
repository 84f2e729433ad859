import { distance } from "fastest-levenshtein";

/**
 * The known word that a misspelt one was most likely meant to be.
 *
 * @returns `undefined` when nothing is near, so that nonsense gets no guess
 */
export function closest(word: string, known: string[]): string | undefined {
  const wanted = word.toLowerCase();
  if (wanted.length < 3) return undefined;
  const limit = Math.max(1, Math.floor(wanted.length / 3));
  let best: { name: string; edits: number } | undefined;
  for (const name of known) {
    const edits = editsBetween(wanted, name.toLowerCase());
    if (edits <= limit && (best === undefined || edits < best.edits)) best = { name, edits };
  }
  return best?.name;
}

/** Like the Levenshtein distance, but two neighbours swapped count as one slip. */
function editsBetween(word: string, name: string): number {
  for (let at = 0; at + 1 < word.length; at += 1) {
    const swapped = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
    if (swapped === name) return 1;
  }
  return distance(word, name);
}

/** A value as it is written in the file. */
export function inQuotes(value: unknown): string {
  return JSON.stringify(value);
}

/** `"a", "b" or "c"`. */
export function oneOf(words: string[]): string {
  const quoted = words.map((word) => `"${word}"`);
  if (quoted.length < 2) return quoted.join("");
  return `${quoted.slice(0, -1).join(", ")} or ${quoted.at(-1)}`;
}

/** Shorter names are one letter away from some word too often. */
const SURE_LENGTH = 8;

/**
 * Whether a word with a capital is surely a misspelt one of those near it, and no name: only two letters are
 * swapped, only a double letter is single or the other way round, or it is long.
 */
export function isSureSlip(word: string, near: string[]): boolean {
  const small = word.toLowerCase();
  return near.some(
    (other) =>
      small.length >= SURE_LENGTH ||
      sorted(small) === sorted(other) ||
      withoutDoubles(small) === withoutDoubles(other),
  );
}

function sorted(word: string): string {
  return [...word].sort().join("");
}

function withoutDoubles(word: string): string {
  return word.replace(/(.)\1/g, "$1");
}

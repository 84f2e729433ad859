const LETTERS = "abcdefghijklmnopqrstuvwxyz";
/** Longer words have too many neighbors, and are no slips of anything. */
const LONGEST = 30;

/**
 * The words one slip away from another: two neighboring letters swapped, one left out, one too many, or one
 * for another. Those that typists make most come first.
 *
 * @param word in small letters
 * @param isWord whether there is such a word
 */
export function oneEditAway(word: string, isWord: (word: string) => boolean): string[] {
  if (word.length > LONGEST) return [];
  const splits = Array.from(
    { length: word.length + 1 },
    (_, at) => [word.slice(0, at), word.slice(at)] as const,
  );
  const swapped = splits.map(
    ([before, after]) => before + after.charAt(1) + after.charAt(0) + after.slice(2),
  );
  const added = splits.flatMap(([before, after]) =>
    [...LETTERS].map((letter) => before + letter + after),
  );
  const leftOut = splits.slice(0, -1).map(([before, after]) => before + after.slice(1));
  const replaced = splits
    .slice(0, -1)
    .flatMap(([before, after]) => [...LETTERS].map((letter) => before + letter + after.slice(1)));
  return [...new Set([...swapped, ...added, ...leftOut, ...replaced])].filter(
    (other) => other !== word && isWord(other),
  );
}

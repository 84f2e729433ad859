/** Whether a text has all words of a search, in any order and however they are capitalized. */
export function hasWords(text: string, words: string): boolean {
  const within = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => within.includes(word));
}

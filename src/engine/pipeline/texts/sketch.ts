import { mix } from "./word-hashes.ts";

/** Words that count as one piece when texts are compared. */
export const SHINGLE = 5;
/** Shorter pages are alike by nature. */
const FEWEST_WORDS = 150;
/** How many numbers a page is found by. */
const SKETCH = 48;

/** The same few numbers for the same text: the smallest of its shingles, in order. None for short texts. */
export function sketchOf(words: Int32Array): Uint32Array {
  const smallest = new Uint32Array(SKETCH);
  let count = 0;
  if (words.length < FEWEST_WORDS) return smallest.subarray(0, 0);
  for (let at = 0; at + SHINGLE <= words.length; at += 1) {
    const shingle = shingleAt(words, at) >>> 0;
    if (count < SKETCH || shingle < (smallest[SKETCH - 1] ?? 0))
      count = keep(smallest, count, shingle);
  }
  return smallest.subarray(0, count);
}

/** The number of the words from a position on. */
export function shingleAt(words: Int32Array, at: number): number {
  let shingle = 0;
  for (let next = at; next < at + SHINGLE; next += 1) shingle = mix(shingle, words[next] ?? 0);
  return shingle;
}

/** Puts a number into a sorted list that has room for the smallest ones only, and gives the new length. */
function keep(smallest: Uint32Array, count: number, value: number): number {
  let at = count;
  while (at > 0 && (smallest[at - 1] ?? 0) > value) at -= 1;
  if (at > 0 && smallest[at - 1] === value) return count;
  const last = Math.min(count, SKETCH - 1);
  for (let to = last; to > at; to -= 1) smallest[to] = smallest[to - 1] ?? 0;
  smallest[at] = value;
  return last + 1;
}

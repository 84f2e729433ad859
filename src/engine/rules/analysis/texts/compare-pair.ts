import { SHINGLE, shingleAt } from "../../../pipeline/texts/sketch.ts";

/** The part of two texts that may be the same, as written and with the places' names masked. */
const LIMITS = { plain: 0.2, masked: 0.35 };

/** The text of a page, as the numbers of its words, with those of its names. */
export interface ComparedText {
  words: Int32Array;
  names: readonly number[];
}

/**
 * Compares two texts, as they are written and without the names of both.
 *
 * @returns the part of the shorter one that both have in common, from 0 to 1; 0 where it is no more than two texts may have
 */
export function comparePair(first: ComparedText, second: ComparedText): number {
  const names = new Set([...first.names, ...second.names]);
  const plain = overlap(shinglesOf(first.words), shinglesOf(second.words));
  const masked = overlap(
    shinglesOf(withoutNames(first, names)),
    shinglesOf(withoutNames(second, names)),
  );
  return plain < LIMITS.plain && masked < LIMITS.masked ? 0 : Math.max(plain, masked);
}

function withoutNames({ words }: ComparedText, names: ReadonlySet<number>): Int32Array {
  return words.map((word) => (names.has(word) ? 0 : word));
}

function shinglesOf(words: Int32Array): Int32Array {
  const shingles = new Int32Array(Math.max(0, words.length - SHINGLE + 1));
  for (let at = 0; at < shingles.length; at += 1) shingles[at] = shingleAt(words, at);
  return shingles;
}

/** What is known of a number: it is in the first list, in both, or in the second alone. */
const Found = { first: 1, both: 2, second: 3 } as const;

/** The part of the shorter list that both have in common, where every number counts once. */
function overlap(first: Int32Array, second: Int32Array): number {
  const table = createTable(first.length + second.length);
  const counts = { first: 0, both: 0, second: 0 };
  for (const number of first) {
    const slot = table.slotOf(number);
    if (table.found[slot] === 0) counts.first += 1;
    table.found[slot] = Found.first;
  }
  for (const number of second) {
    const slot = table.slotOf(number);
    if (table.found[slot] === Found.first) {
      table.found[slot] = Found.both;
      counts.both += 1;
    } else if (table.found[slot] === 0) {
      table.found[slot] = Found.second;
      counts.second += 1;
    }
  }
  return counts.both / Math.max(1, Math.min(counts.first, counts.both + counts.second));
}

/** A table of numbers that is filled and asked in one go: far quicker than sorting, and than a set. */
function createTable(room: number) {
  const size = 2 ** Math.ceil(Math.log2(2 * room + 2));
  const numbers = new Int32Array(size);
  const found = new Uint8Array(size);
  return {
    found,
    /** Where a number is, or belongs. */
    slotOf(number: number): number {
      let slot = (number ^ (number >>> 15)) & (size - 1);
      while (found[slot] !== 0 && numbers[slot] !== number) slot = (slot + 1) & (size - 1);
      numbers[slot] = number;
      return slot;
    },
  };
}

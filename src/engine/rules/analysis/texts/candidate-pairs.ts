import { unpackAll } from "../../../pipeline/facts/numbers.ts";

/** Pages that share so many numbers of their sketches are compared in full: one may be the same by chance. Of pages that are just too alike, one pair in thirty shares fewer. */
const FEWEST_SHARED = 2;
/** A shingle that more pages share says nothing about any two of them. */
const MOST_SHARING = 12;

/**
 * The pairs of pages that may be alike, found without comparing every page with every other.
 *
 * @param sketches of the pages, packed; each number once
 * @returns numbers of pages in their order
 */
export function candidatePairs(sketches: readonly string[]): [number, number][] {
  const { pages, starts } = sharingPages(sketches);
  const runsOf = runsOfPages(pages, starts, sketches.length);
  const shared = new Uint8Array(sketches.length);
  const pairs: [number, number][] = [];
  for (let page = 0; page < sketches.length; page += 1) {
    const others: number[] = [];
    for (const run of runsOf(page))
      for (let at = starts[run] ?? 0; at < (starts[run + 1] ?? 0); at += 1) {
        const other = pages[at] ?? 0;
        if (other <= page) continue;
        const count = shared[other] ?? 0;
        if (count === 0) others.push(other);
        shared[other] = count + 1;
      }
    for (const other of others.sort((a, b) => a - b)) {
      if ((shared[other] ?? 0) >= FEWEST_SHARED) pairs.push([page, other]);
      shared[other] = 0;
    }
  }
  return pairs;
}

/** Pages with a number in common stand together, in their order: those of run `n` from `starts[n]` up to `starts[n + 1]`. */
interface Runs {
  pages: Uint32Array;
  starts: number[];
}

/** The pages that have a number in common, for each that not too many have. */
function sharingPages(sketches: readonly string[]): Runs {
  const { numbers, pages } = sortedByNumber(sketches);
  const kept = new Uint32Array(pages.length);
  const starts = [0];
  let end = 0;
  for (let from = 0, to = 1; from < numbers.length; from = to, to += 1) {
    while (to < numbers.length && numbers[to] === numbers[from]) to += 1;
    if (to - from < 2 || to - from > MOST_SHARING) continue;
    for (let at = from; at < to; at += 1, end += 1) kept[end] = pages[at] ?? 0;
    starts.push(end);
  }
  return { pages: kept.subarray(0, end), starts };
}

/** Gives the runs that a page stands in. */
function runsOfPages(
  pages: Uint32Array,
  starts: readonly number[],
  count: number,
): (page: number) => Uint32Array {
  const ends = new Uint32Array(count + 1);
  for (const page of pages) ends[page + 1] = (ends[page + 1] ?? 0) + 1;
  for (let page = 0; page < count; page += 1)
    ends[page + 1] = (ends[page + 1] ?? 0) + (ends[page] ?? 0);
  const next = ends.slice();
  const runs = new Uint32Array(pages.length);
  for (let run = 0; run + 1 < starts.length; run += 1)
    for (let at = starts[run] ?? 0; at < (starts[run + 1] ?? 0); at += 1) {
      const page = pages[at] ?? 0;
      const slot = next[page] ?? 0;
      runs[slot] = run;
      next[page] = slot + 1;
    }
  return (page) => runs.subarray(ends[page], ends[page + 1]);
}

/** Numbers with the page that each is of. */
interface Numbered {
  numbers: Int32Array;
  pages: Uint32Array;
}

/** Bits that are sorted at a time. */
const DIGIT_BITS = 11;
const DIGITS = 1 << DIGIT_BITS;

/** The numbers of all sketches, equal ones side by side in the order of their pages. A radix sort, as there are half a million on a large site. */
function sortedByNumber(sketches: readonly string[]): Numbered {
  let from = allNumbers(sketches);
  let to: Numbered = { numbers: from.numbers.slice(), pages: from.pages.slice() };
  for (let shift = 0; shift < 32; shift += DIGIT_BITS) {
    sortByDigit(from, to, shift);
    [from, to] = [to, from];
  }
  return from;
}

function allNumbers(sketches: readonly string[]): Numbered {
  const { numbers, starts } = unpackAll(sketches);
  const pages = new Uint32Array(numbers.length);
  for (let page = 0; page < sketches.length; page += 1)
    pages.fill(page, starts[page], starts[page + 1]);
  return { numbers, pages };
}

function sortByDigit(from: Numbered, to: Numbered, shift: number): void {
  const next = new Uint32Array(DIGITS + 1);
  const { numbers, pages } = from;
  for (const number of numbers) {
    const digit = (number >>> shift) & (DIGITS - 1);
    next[digit + 1] = (next[digit + 1] ?? 0) + 1;
  }
  for (let digit = 0; digit < DIGITS; digit += 1)
    next[digit + 1] = (next[digit + 1] ?? 0) + (next[digit] ?? 0);
  for (let at = 0; at < numbers.length; at += 1) {
    const number = numbers[at] ?? 0;
    const digit = (number >>> shift) & (DIGITS - 1);
    const slot = next[digit] ?? 0;
    to.numbers[slot] = number;
    to.pages[slot] = pages[at] ?? 0;
    next[digit] = slot + 1;
  }
}

import { ancestorsOf } from "../../../model/route.ts";
import type { PageEntry, SiteIndex } from "../../../pipeline/index/site-index.ts";
import { memoize } from "../../../pipeline/memoize.ts";
import { isIncomplete } from "../../../pipeline/omissions.ts";
import type { CheckedSite } from "../../../pipeline/site.ts";
import { SHINGLE, shingleAt } from "../../../pipeline/texts/sketch.ts";
import { createWordList, findWords } from "../../../pipeline/texts/word-hashes.ts";

/** The part of two texts that may be the same, as written and with the places' names masked. */
const LIMITS = { plain: 0.2, masked: 0.35 };
/** Pages that share so many numbers of their sketches are compared in full: one may be the same by chance. Of pages that are just too alike, one pair in thirty shares fewer. */
const FEWEST_SHARED = 2;
/** A shingle that more pages share says nothing about any two of them. */
const MOST_SHARING = 12;

const NO_SKETCH = new Uint32Array(0);

/** Two pages that are one text, perhaps with another name in it, in the order of their files. */
export interface SimilarPair {
  first: PageEntry;
  second: PageEntry;
  /** The part of the shorter one that both have in common, from 0 to 1. */
  share: number;
}

/** Finds all pairs of pages that say the same, once for all rules that ask. */
export const similarPairs = memoize(
  ({ pages, index, reader: { scanner } }: CheckedSite): SimilarPair[] => {
    const textOf = memoize((entry: PageEntry) => pageText(entry, scanner.words(entry)));
    const sketches = pages.map(({ entry }) =>
      isWhole(entry, index) ? scanner.page(entry).sketch : NO_SKETCH,
    );
    return candidates(sketches).flatMap(([a, b]) => {
      const [first, second] = [pages[a], pages[b]];
      return first && second ? compare(textOf(first.entry), textOf(second.entry), index) : [];
    });
  },
);

/** Whether two pages are reported as one text, so that what they have in common is no further mistake. */
export function isSimilarPair(site: CheckedSite, a: PageEntry, b: PageEntry): boolean {
  return similarPairs(site).some(
    ({ first, second }) => (first === a && second === b) || (first === b && second === a),
  );
}

/** Of a page that lacks texts it is not known what part of it others have too. */
function isWhole({ file }: PageEntry, { repairs }: SiteIndex): boolean {
  return !isIncomplete(repairs.get(file), "/blocks");
}

/** The words of a page, with what is compared of them. */
interface PageText {
  entry: PageEntry;
  /** Every word of it. */
  vocabulary: ReadonlySet<number>;
  /** Its shingles with some words masked, once for each set of words. */
  shingles(masked: number[]): Int32Array;
}

function pageText(entry: PageEntry, words: Int32Array): PageText {
  const known = new Map<string, Int32Array>();
  return {
    entry,
    vocabulary: new Set(words),
    shingles(masked) {
      const name = masked.join(" ");
      const shingles =
        known.get(name) ?? shinglesOf(words.map((word) => (masked.includes(word) ? 0 : word)));
      known.set(name, shingles);
      return shingles;
    },
  };
}

function compare(first: PageText, second: PageText, index: SiteIndex): SimilarPair[] {
  const names = new Set([...namesOf(first.entry, index), ...namesOf(second.entry, index)]);
  const plain = overlap(first.shingles([]), second.shingles([]));
  const masked = overlap(withoutNames(first, names), withoutNames(second, names));
  if (plain < LIMITS.plain && masked < LIMITS.masked) return [];
  return [{ first: first.entry, second: second.entry, share: Math.max(plain, masked) }];
}

/** Only names that a page has change it, so that most of its comparisons are made with the same shingles. */
function withoutNames(page: PageText, names: ReadonlySet<number>): Int32Array {
  return page.shingles(
    [...names].filter((name) => page.vocabulary.has(name)).sort((a, b) => a - b),
  );
}

/** The words of the names of a page and of the pages above it. */
function namesOf(entry: PageEntry, index: SiteIndex): number[] {
  const above = ancestorsOf(entry.route)
    .slice(1)
    .flatMap((route) => index.pages.get(route) ?? []);
  const words = createWordList();
  return [entry, ...above].flatMap(({ page }) => {
    findWords(page.title, words);
    return [...words.hashes.subarray(0, words.count)];
  });
}

/** Every shingle of a text once, in order. */
function shinglesOf(words: Int32Array): Int32Array {
  const shingles = new Int32Array(Math.max(0, words.length - SHINGLE + 1));
  for (let at = 0; at < shingles.length; at += 1) shingles[at] = shingleAt(words, at);
  return shingles.sort().filter((shingle, at) => shingle !== shingles[at - 1]);
}

/** The part of the smaller one that both have in common. */
function overlap(a: Int32Array, b: Int32Array): number {
  let common = 0;
  let [inA, inB] = [0, 0];
  while (inA < a.length && inB < b.length) {
    const difference = (a[inA] ?? 0) - (b[inB] ?? 0);
    if (difference === 0) common += 1;
    if (difference <= 0) inA += 1;
    if (difference >= 0) inB += 1;
  }
  return common / Math.max(1, Math.min(a.length, b.length));
}

/** Pairs that may be alike, found without comparing every page with every other. */
function candidates(sketches: Uint32Array[]): [number, number][] {
  const shared = new Map<number, number>();
  for (const sharing of pagesSharing(sketches))
    for (const [at, a] of sharing.entries())
      for (const b of sharing.slice(at + 1)) {
        const pair = a * sketches.length + b;
        shared.set(pair, (shared.get(pair) ?? 0) + 1);
      }
  return [...shared]
    .filter(([, count]) => count >= FEWEST_SHARED)
    .map(([pair]) => [Math.floor(pair / sketches.length), pair % sketches.length]);
}

/**
 * The pages that have a shingle in common, for each that not too many have. A shingle and a page make one number
 * that an ordinary number holds, so that sorting puts equal shingles side by side: far less work than a map of lists.
 */
function pagesSharing(sketches: Uint32Array[]): number[][] {
  const count = sketches.length;
  const all = new Float64Array(sketches.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const [page, sketch] of sketches.entries())
    for (const shingle of sketch) {
      all[at] = shingle * count + page;
      at += 1;
    }
  all.sort();
  return runsOf(all, count).filter(({ length }) => length > 1 && length <= MOST_SHARING);
}

/** Numbers of pages, those with the same shingle together. */
function runsOf(sorted: Float64Array, count: number): number[][] {
  const runs: number[][] = [];
  let start = 0;
  for (let at = 1; at <= sorted.length; at += 1) {
    if (Math.floor((sorted[at] ?? -1) / count) === Math.floor((sorted[start] ?? 0) / count))
      continue;
    if (at - start > 1)
      runs.push(Array.from(sorted.subarray(start, at), (number) => number % count));
    start = at;
  }
  return runs;
}

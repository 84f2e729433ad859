import type { PageEntry, SiteIndex } from "../content/index/site-index.ts";
import { isIncomplete } from "../content/omissions.ts";
import { remembered } from "../content/remembered.ts";
import { ancestorsOf } from "../page/route.ts";
import { authoredTexts } from "./authored-text.ts";
import type { CheckedSite } from "./site.ts";
import { hashWords, mix } from "./word-hashes.ts";

/** Words that count as one piece when texts are compared. */
const SHINGLE = 5;
/** The part of two texts that may be the same, as written and with the places' names masked. */
const LIMITS = { plain: 0.2, masked: 0.35 };
/** Shorter pages are alike by nature. */
const FEWEST_WORDS = 150;
/** Pages that share some of this many smallest shingles are compared in full. */
const SKETCH = 48;
/** How many: one may be the same by chance. Of pages that are just too alike, one pair in thirty shares fewer. */
const FEWEST_SHARED = 2;
/** A shingle that more pages share says nothing about any two of them. */
const MOST_SHARING = 12;

/** Two pages that are one text, perhaps with another name in it, in the order of their files. */
export interface SimilarPair {
  first: PageEntry;
  second: PageEntry;
  /** The part of the shorter one that both have in common, from 0 to 1. */
  share: number;
}

/** Finds all pairs of pages that say the same, once for all rules that ask. */
export const similarPairs = remembered(({ pages, index }: CheckedSite): SimilarPair[] => {
  const sketches = pages.map(({ entry }) => (isWhole(entry, index) ? sketchOf(entry) : []));
  return candidates(sketches).flatMap(([a, b]) => {
    const [first, second] = [pages[a], pages[b]];
    return first && second ? compare(textOf(first.entry), textOf(second.entry), index) : [];
  });
});

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

/** The words of a page and their shingles, as numbers. */
interface PageText {
  entry: PageEntry;
  words: Int32Array;
  shingles: Int32Array;
}

const textOf = remembered((entry: PageEntry): PageText => {
  const words = Int32Array.from(wordsOfPage(entry));
  return { entry, words, shingles: shinglesOf(words) };
});

function wordsOfPage(entry: PageEntry): number[] {
  const words: number[] = [];
  for (const { text } of authoredTexts(entry)) addWords(text, words);
  return words;
}

function addWords(text: string, words: number[]): number[] {
  hashWords(text, (word) => words.push(word));
  return words;
}

function compare(first: PageText, second: PageText, index: SiteIndex): SimilarPair[] {
  const plain = overlap(first.shingles, second.shingles);
  const names = new Set([...namesOf(first.entry, index), ...namesOf(second.entry, index)]);
  const mask = (words: Int32Array) => words.map((word) => (names.has(word) ? 0 : word));
  const masked = overlap(shinglesOf(mask(first.words)), shinglesOf(mask(second.words)));
  if (plain < LIMITS.plain && masked < LIMITS.masked) return [];
  return [{ first: first.entry, second: second.entry, share: Math.max(plain, masked) }];
}

/** The words of the names of a page and of the pages above it. */
function namesOf(entry: PageEntry, index: SiteIndex): number[] {
  const above = ancestorsOf(entry.route)
    .slice(1)
    .flatMap((route) => index.pages.get(route) ?? []);
  return [entry, ...above].flatMap(({ page }) => addWords(page.title, []));
}

/** Every shingle of a text once, in order. */
function shinglesOf(words: Int32Array): Int32Array {
  const shingles = new Int32Array(Math.max(0, words.length - SHINGLE + 1));
  for (let at = 0; at < shingles.length; at += 1) shingles[at] = shingleAt(words, at);
  return shingles.sort().filter((shingle, at) => shingle !== shingles[at - 1]);
}

function shingleAt(words: ArrayLike<number>, at: number): number {
  let shingle = 0;
  for (let next = at; next < at + SHINGLE; next += 1) shingle = mix(shingle, words[next] ?? 0);
  return shingle;
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
function candidates(sketches: number[][]): [number, number][] {
  const byShingle = new Map<number, number[]>();
  sketches.forEach((sketch, page) => {
    for (const shingle of sketch) {
      const sharing = byShingle.get(shingle);
      if (!sharing) byShingle.set(shingle, [page]);
      else if (sharing.length <= MOST_SHARING) sharing.push(page);
    }
  });
  const shared = new Map<number, number>();
  for (const sharing of byShingle.values())
    if (sharing.length <= MOST_SHARING)
      for (const [at, a] of sharing.entries())
        for (const b of sharing.slice(at + 1)) {
          const pair = a * sketches.length + b;
          shared.set(pair, (shared.get(pair) ?? 0) + 1);
        }
  return [...shared]
    .filter(([, count]) => count >= FEWEST_SHARED)
    .map(([pair]) => [Math.floor(pair / sketches.length), pair % sketches.length]);
}

/** The same few shingles for the same text, as numbers: the smallest ones. Nothing for short texts. */
const sketchOf = remembered((entry: PageEntry): number[] => {
  const words = wordsOfPage(entry);
  const smallest: number[] = [];
  if (words.length < FEWEST_WORDS) return smallest;
  for (let at = 0; at + SHINGLE <= words.length; at += 1)
    keepSmallest(smallest, shingleAt(words, at) >>> 0);
  return smallest;
});

/** Puts a number into a sorted list of the smallest ones seen. */
function keepSmallest(smallest: number[], value: number): void {
  if (smallest.length === SKETCH && value >= (smallest[SKETCH - 1] ?? 0)) return;
  let at = smallest.length;
  while (at > 0 && (smallest[at - 1] ?? 0) > value) at -= 1;
  if (smallest[at - 1] === value) return;
  smallest.splice(at, 0, value);
  if (smallest.length > SKETCH) smallest.pop();
}

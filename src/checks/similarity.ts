import type { PageEntry, SiteIndex } from "../content/index/site-index.ts";
import type { Issue } from "../page/issue.ts";
import { ancestorsOf } from "../page/route.ts";
import { authoredTexts, wordsOf } from "./authored-text.ts";
import type { CheckedSite } from "./site.ts";

/** Words that count as one piece when texts are compared. */
const SHINGLE = 5;
/** The part of two texts that may be the same, as written and with the places' names masked. */
const LIMITS = { plain: 0.2, masked: 0.35 };
/** Shorter pages are alike by nature. */
const FEWEST_WORDS = 150;
/** Pages that share one of this many smallest shingles are compared in full. */
const SKETCH = 24;
/** A shingle that more pages share says nothing about any two of them. */
const MOST_SHARING = 12;

/** No two pages are one text with another name in it. */
export function checkSimilarity({ pages, index }: CheckedSite): Issue[] {
  const texts = pages.flatMap(({ entry }) => {
    const words = wordsOf(
      authoredTexts(entry)
        .map(({ text }) => text)
        .join(" \n "),
    );
    return words.length < FEWEST_WORDS ? [] : [{ entry, words }];
  });
  return candidates(texts.map(({ words }) => shinglesOf(words))).flatMap(([a, b]) => {
    const [first, second] = [texts[a], texts[b]];
    return first && second ? compare(first, second, index) : [];
  });
}

interface PageText {
  entry: PageEntry;
  words: string[];
}

function compare(first: PageText, second: PageText, index: SiteIndex): Issue[] {
  const plain = overlap(shinglesOf(first.words), shinglesOf(second.words));
  const names = new Set([...namesOf(first.entry, index), ...namesOf(second.entry, index)]);
  const mask = (words: string[]) => words.map((word) => (names.has(word) ? "·" : word));
  const masked = overlap(shinglesOf(mask(first.words)), shinglesOf(mask(second.words)));
  if (plain < LIMITS.plain && masked < LIMITS.masked) return [];
  return [
    {
      rule: "content-similar",
      message: `${Math.round(100 * Math.max(plain, masked))} % of this page stands on ${first.entry.route} as well.`,
      hint: "Say what is particular here, in words of its own; search engines and readers take such pages for one.",
      file: second.entry.file,
      pointer: "",
    },
  ];
}

/** The words of the names of a page and of the pages above it. */
function namesOf(entry: PageEntry, index: SiteIndex): string[] {
  const above = ancestorsOf(entry.route)
    .slice(1)
    .flatMap((route) => index.pages.get(route) ?? []);
  return [entry, ...above].flatMap(({ page }) => wordsOf(page.title));
}

function shinglesOf(words: string[]): Set<string> {
  const shingles = new Set<string>();
  for (let at = 0; at + SHINGLE <= words.length; at += 1)
    shingles.add(words.slice(at, at + SHINGLE).join(" "));
  return shingles;
}

function overlap(a: Set<string>, b: Set<string>): number {
  let common = 0;
  for (const shingle of a) if (b.has(shingle)) common += 1;
  return common / Math.max(1, Math.min(a.size, b.size));
}

/** Pairs that may be alike, found without comparing every page with every other. */
function candidates(shingles: Set<string>[]): [number, number][] {
  const byShingle = new Map<string, number[]>();
  shingles.forEach((set, page) => {
    for (const shingle of smallest(set))
      byShingle.set(shingle, [...(byShingle.get(shingle) ?? []), page]);
  });
  const pairs = new Map<string, [number, number]>();
  for (const sharing of byShingle.values())
    if (sharing.length <= MOST_SHARING)
      for (const [at, a] of sharing.entries())
        for (const b of sharing.slice(at + 1)) pairs.set(`${a} ${b}`, [a, b]);
  return [...pairs.values()];
}

/** The same few shingles for the same text: those with the smallest hashes. */
function smallest(set: Set<string>): string[] {
  return [...set]
    .map((shingle) => [hash(shingle), shingle] as const)
    .sort(([a], [b]) => a - b)
    .slice(0, SKETCH)
    .map(([, shingle]) => shingle);
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

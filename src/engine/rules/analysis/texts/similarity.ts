import { nameWords } from "../../../pipeline/facts/text-facts.ts";
import type { PageEntry } from "../../../pipeline/index/site-index.ts";
import { memoize } from "../../../pipeline/memoize.ts";
import { isIncomplete } from "../../../pipeline/omissions.ts";
import type { CheckedPage, CheckedSite } from "../../../pipeline/site.ts";
import { candidatePairs } from "./candidate-pairs.ts";
import { type ComparedText, comparePair } from "./compare-pair.ts";

/** Two pages that are one text, perhaps with another name in it, in the order of their files. */
export interface SimilarPair {
  first: PageEntry;
  second: PageEntry;
  /** The part of the shorter one that both have in common, from 0 to 1. */
  share: number;
}

/** Finds all pairs of pages that say the same, once for all rules that ask. */
export const similarPairs = memoize((site: CheckedSite): SimilarPair[] => {
  const { pages } = site;
  const sketches = pages.map((page) => (isWhole(page, site) ? page.facts.texts.sketch : ""));
  const shareOf = createShares(site);
  return candidatePairs(sketches).flatMap(([a, b]): SimilarPair[] => {
    const [first, second] = [pages[a], pages[b]];
    const share = first && second ? shareOf(first, second) : 0;
    return first && second && share > 0
      ? [{ first: first.entry, second: second.entry, share }]
      : [];
  });
});

/** Whether two pages are reported as one text, so that what they have in common is no further mistake. */
export function isSimilarPair(site: CheckedSite, a: PageEntry, b: PageEntry): boolean {
  return similarPairs(site).some(
    ({ first, second }) => (first === a && second === b) || (first === b && second === a),
  );
}

/** Of a page that lacks texts it is not known what part of it others have too. */
function isWhole({ entry }: CheckedPage, { index }: CheckedSite): boolean {
  return !isIncomplete(index.repairs.get(entry.file), "/blocks");
}

/** Gives what part two pages have in common. It is known by their texts and names, and need not be computed twice. */
function createShares(site: CheckedSite): (first: CheckedPage, second: CheckedPage) => number {
  const { index, reader, comparisons } = site;
  const textOf = memoize((entry: PageEntry): ComparedText => {
    return { words: reader.scanner.words(entry), names: nameWords(entry, index) };
  });
  return (first, second) => {
    const key = `${first.facts.texts.digest} ${second.facts.texts.digest}`;
    const share = comparisons?.get(key) ?? comparePair(textOf(first.entry), textOf(second.entry));
    comparisons?.set(key, share);
    return share;
  };
}

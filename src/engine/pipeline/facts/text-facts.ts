import { createHash } from "node:crypto";
import { ancestorsOf } from "../../model/route.ts";
import type { PageEntry, SiteIndex } from "../index/site-index.ts";
import type { PageSite } from "../site.ts";
import type { ShortTexts } from "../texts/scanner.ts";
import { createWordList, findWords } from "../texts/word-hashes.ts";
import { hasName, namesOf, type PageNames } from "./names.ts";
import { packNumbers } from "./numbers.ts";

/** The texts of a page as numbers, packed: the same number for the same words. */
export interface TextFacts {
  /** Long texts. */
  long: string;
  /** Labels, names and words for pictures: first those that name the page itself, then others that name the page above it. */
  short: string;
  /** How many of them name the page itself, and how many name it or the page above it. */
  own: number;
  naming: number;
  /** Numbers by which pages that are alike are found; none for a short page. */
  sketch: string;
  /** The same for the same words, and the same names of the page and those above it, where there is a sketch. */
  digest: string;
}

/** The texts of a page as rules compare them with those of other pages. */
export function textFacts(entry: PageEntry, { index, reader }: PageSite): TextFacts {
  const { long, short, sketch, digest } = reader.scanner.page(entry);
  return {
    long: packNumbers(Int32Array.from(long, ({ key }) => key)),
    ...shortFacts(short, namesOf(entry, index)),
    sketch: packNumbers(sketch),
    digest: digest === "" ? "" : digestWith(digest, nameWords(entry, index)),
  };
}

/** The words of the names of a page and of the pages above it, as numbers. */
export function nameWords(entry: PageEntry, index: SiteIndex): number[] {
  const above = ancestorsOf(entry.route)
    .slice(1)
    .flatMap((route) => index.pages.get(route) ?? []);
  const words = createWordList();
  return [entry, ...above].flatMap(({ page }) => {
    findWords(page.title, words);
    return [...words.hashes.subarray(0, words.count)];
  });
}

function shortFacts(
  { texts, keys }: ShortTexts,
  { own, above }: PageNames,
): Pick<TextFacts, "short" | "own" | "naming"> {
  const groups: [own: number[], above: number[], others: number[]] = [[], [], []];
  for (const [at, text] of texts.entries())
    groups[hasName(text, own) ? 0 : hasName(text, above) ? 1 : 2].push(keys[at] ?? 0);
  const [{ length }, { length: more }] = groups;
  return { short: packNumbers(Int32Array.from(groups.flat())), own: length, naming: length + more };
}

function digestWith(digest: string, names: number[]): string {
  const whole = createHash("sha256").update(`${digest} ${names.join(" ")}`);
  return whole.digest("base64url").slice(0, 22);
}

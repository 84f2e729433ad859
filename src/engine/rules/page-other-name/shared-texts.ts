import { unpackAll } from "../../pipeline/facts/numbers.ts";
import type { TextFacts } from "../../pipeline/facts/text-facts.ts";
import type { ShortTexts } from "../../pipeline/texts/scanner.ts";

/** A page with its short texts, as numbers and as they are. */
export interface NamingPage {
  facts: TextFacts;
  short: ShortTexts;
}

/** A text that several pages have, with those pages in their order. */
export interface SharedText<Page> {
  text: string;
  sharing: Page[];
}

/**
 * Finds the texts by which one page names itself, or the page above it, and that stand on another page that does not. Texts
 * themselves are read only of pages that have the number of one.
 */
export function textsOnSeveral<Page extends NamingPage>(pages: Page[]): SharedText<Page>[] {
  const keys = unpackAll(pages.map(({ facts }) => facts.short));
  const suspects = suspectKeys(pages, keys);
  if (suspects.size === 0) return [];
  const texts = new Map<string, SharedText<Page>>();
  const shared: SharedText<Page>[] = [];
  for (const page of pages.filter((_, at) => hasAny(keysOf(keys, at), suspects)))
    for (const [at, key] of page.short.keys.entries()) {
      const text = page.short.texts[at];
      if (text === undefined || !suspects.has(key)) continue;
      const known = texts.get(text);
      if (!known) texts.set(text, { text, sharing: [page] });
      else if (known.sharing.at(-1) !== page && known.sharing.push(page) === 2) shared.push(known);
    }
  return shared;
}

type Keys = ReturnType<typeof unpackAll>;

/**
 * The numbers of texts that name one page, and stand on another that they do not name. Where a text names a page itself, it
 * does not help another that it names the page above that one: “Houston, Texas” on the page of Waco.
 */
function suspectKeys(pages: NamingPage[], keys: Keys): ReadonlySet<number> {
  const own = new Set<number>();
  const naming = new Set<number>();
  for (const [at, { facts }] of pages.entries())
    for (const [number, key] of keysOf(keys, at).subarray(0, facts.naming).entries()) {
      naming.add(key);
      if (number < facts.own) own.add(key);
    }
  const suspects = new Set<number>();
  for (const [at, { facts }] of pages.entries()) {
    const texts = keysOf(keys, at);
    for (let number = facts.own; number < texts.length; number += 1) {
      const key = texts[number] ?? 0;
      if (own.has(key) || (number >= facts.naming && naming.has(key))) suspects.add(key);
    }
  }
  return suspects;
}

function keysOf({ numbers, starts }: Keys, page: number): Int32Array {
  return numbers.subarray(starts[page], starts[page + 1]);
}

function hasAny(keys: Int32Array, wanted: ReadonlySet<number>): boolean {
  return keys.some((key) => wanted.has(key));
}

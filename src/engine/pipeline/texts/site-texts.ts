import { type CheckedSite, everyPage, type ResolvedEntry, type SiteContext } from "../site.ts";
import type { OddText } from "./scanner.ts";
import { Sign } from "./word-hashes.ts";
import { wordsIn } from "./words.ts";

/** What reads texts, and where they are. */
type Texts = Pick<SiteContext, "index" | "reader">;

/**
 * The texts of a page that have one of some signs. The page for unknown addresses that every site has is no author's.
 *
 * @param signs as bits of `Sign`
 */
export function textsOn(
  { entry }: ResolvedEntry,
  { index, reader }: Texts,
  signs: number,
): OddText[] {
  return entry.file === index.siteFile ? [] : having(signs, reader.scanner.page(entry).odd);
}

/**
 * The texts beside the pages that have one of some signs: those of shared blocks and of the site file.
 *
 * @param signs as bits of `Sign`
 */
export function textsBeside({ index, reader: { scanner } }: Texts, signs: number): OddText[] {
  return [
    ...[...index.shared.values()].flatMap((entry) => having(signs, scanner.shared(entry))),
    ...having(signs, scanner.site(index.site, index.siteFile)),
  ];
}

/**
 * Looks up words that were never looked up before, so that rules can judge them.
 *
 * @param pages whose words are wanted; those of shared blocks and of the site file are in any case
 */
export async function lookUpWords(site: CheckedSite, pages = everyPage(site)): Promise<void> {
  const { speller, isRight } = site.reader;
  if (!speller) return;
  const texts = [
    ...pages.flatMap((page) => textsOn(page, site, Sign.word)),
    ...textsBeside(site, Sign.word),
  ];
  const words = texts.flatMap(({ text }) => wordsIn(text).map(({ word }) => word));
  await speller.lookUp(new Set(words.filter((word) => !isRight(word))));
}

function having(signs: number, texts: OddText[]): OddText[] {
  return texts.filter((text) => (text.signs & signs) !== 0);
}

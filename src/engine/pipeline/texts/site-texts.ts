import { memoize } from "../memoize.ts";
import { type CheckedSite, everyPage } from "../site.ts";
import type { OddText } from "./scanner.ts";
import { Sign } from "./word-hashes.ts";
import { wordsIn } from "./words.ts";

/**
 * The texts of a site that have one of some signs: of pages, of shared blocks and of the site file, each once.
 *
 * @param signs as bits of `Sign`
 */
export function textsWith(site: CheckedSite, signs: number): OddText[] {
  return oddTexts(site).filter((text) => (text.signs & signs) !== 0);
}

/** They are found once for all rules. The page for unknown addresses that every site has is no author's. */
const oddTexts = memoize((site: CheckedSite): OddText[] => {
  const {
    index,
    reader: { scanner },
  } = site;
  return [
    ...everyPage(site).flatMap(({ entry }) =>
      entry.file === index.siteFile ? [] : scanner.page(entry).odd,
    ),
    ...[...index.shared.values()].flatMap((entry) => scanner.shared(entry)),
    ...scanner.site(index.site, index.siteFile),
  ];
});

/** Looks up every word of a site that was never looked up before, so that rules can judge it. */
export async function lookUpWords(site: CheckedSite): Promise<void> {
  const { speller, isRight } = site.reader;
  if (!speller) return;
  const words = textsWith(site, Sign.word).flatMap(({ text }) =>
    wordsIn(text).map(({ word }) => word),
  );
  await speller.lookUp(new Set(words.filter((word) => !isRight(word))));
}

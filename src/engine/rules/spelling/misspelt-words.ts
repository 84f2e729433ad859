import { writtenBlogs } from "../../pipeline/blog/site-blog.ts";
import type { SiteContext } from "../../pipeline/site.ts";
import type { Judgement } from "../../pipeline/spelling/judge-word.ts";
import { phrasesOf } from "../../pipeline/texts/languages/phrases.ts";
import type { OddText } from "../../pipeline/texts/scanner.ts";
import { isCapitalized, type TextWord, wordsIn } from "../../pipeline/texts/words.ts";
import { isDamaged } from "../analysis/texts/damage.ts";
import { fillerIn } from "../analysis/texts/fillers.ts";

/** A misspelt word with the text it stands in. */
export interface Misspelt {
  text: OddText;
  slip: TextWord;
  judgement: Judgement;
}

/** Every misspelt word of some texts, once for each. Fillers and damaged texts are reported as what they are. */
export function misspeltWords(texts: OddText[], site: SiteContext): Misspelt[] {
  const { speller, isRight } = site.reader;
  if (!speller || texts.length === 0) return [];
  const { fillers } = phrasesOf(site.index.site.language);
  const names = namesOf(site);
  return texts
    .filter(({ text }) => !fillerIn(text, fillers) && !isDamaged(text))
    .flatMap((text) =>
      wordsIn(text.text).flatMap((slip) => {
        const judgement = isRight(slip.word) ? undefined : speller.judge(slip.word);
        if (!judgement || names.has(slip.word)) return [];
        const isName = judgement.american !== undefined && isPartOfName(text.text, slip);
        return isName ? [] : [{ text, slip, judgement }];
      }),
    );
}

/** As in “Harbour Island”: two words with capitals in a row. */
function isPartOfName(text: string, { word, offset, length }: TextWord): boolean {
  return isCapitalized(word) && /^[\s-]\p{Lu}/u.test(text.slice(offset + length));
}

/** Names that the site file gives: of the site, of its people and of where they are. */
function namesOf({ index: { site } }: SiteContext): ReadonlySet<string> {
  const given = [
    site.brand,
    site.byline,
    ...writtenBlogs(site).map(({ blog }) => blog.byline),
    ...Object.values(site.address ?? {}),
  ];
  return new Set(
    given.flatMap((text) => (text ? text.split(/[^\p{L}\p{M}]+/u) : [])).filter(isCapitalized),
  );
}

import type { Issue } from "../model/issue.ts";
import { WORDS_FILE } from "../pipeline/kinds.ts";
import type { CheckedSite } from "../pipeline/site.ts";
import type { Judgement } from "../pipeline/spelling/judge-word.ts";
import { phrasesOf } from "../pipeline/texts/languages/phrases.ts";
import type { OddText } from "../pipeline/texts/scanner.ts";
import { textsWith } from "../pipeline/texts/site-texts.ts";
import { Sign } from "../pipeline/texts/word-hashes.ts";
import { isCapitalized, type TextWord, wordsIn } from "../pipeline/texts/words.ts";
import { isDamaged } from "./damaged-texts.ts";
import { fillerIn } from "./fillers.ts";
import { markStretch } from "./texts/stretch.ts";

/** A misspelt word with the text it stands in. */
export interface Misspelt {
  text: OddText;
  found: TextWord;
  judgement: Judgement;
}

/** The words that visitors read are in the dictionary of the site's language, or among the site's own. */
export function checkSpelling(site: CheckedSite): Issue[] {
  return misspeltWords(site).map(({ text, found, judgement }) => {
    const { american } = judgement;
    if (american === undefined) return unknownWord(text, found, judgement.meant);
    const meant = isCapitalized(found.word) ? capitalized(american) : american;
    return {
      rule: "spelling",
      message: `“${found.word}” is British, and this site is written in American English.`,
      hint: `Write “${meant}”.`,
      ...markStretch(text, found, meant),
    };
  });
}

/** Every misspelt word, once for each text. Fillers and damaged texts are reported as what they are. */
export function misspeltWords(site: CheckedSite): Misspelt[] {
  const { speller, isRight } = site.reader;
  if (!speller) return [];
  const { fillers } = phrasesOf(site.index.site.language);
  const names = namesOf(site);
  return textsWith(site, Sign.word)
    .filter(({ text }) => !fillerIn(text, fillers) && !isDamaged(text))
    .flatMap((text) =>
      wordsIn(text.text).flatMap((found) => {
        const judgement = isRight(found.word) ? undefined : speller.judge(found.word);
        if (!judgement || names.has(found.word)) return [];
        const isName = judgement.american !== undefined && isPartOfName(text.text, found);
        return isName ? [] : [{ text, found, judgement }];
      }),
    );
}

/** As in “Harbour Island”: two words with capitals in a row. */
function isPartOfName(text: string, { word, offset, length }: TextWord): boolean {
  return isCapitalized(word) && /^[\s-]\p{Lu}/u.test(text.slice(offset + length));
}

/** Names that the site file gives: of the site, of its people and of where they are. */
function namesOf({ index: { site } }: CheckedSite): ReadonlySet<string> {
  const given = [site.brand, site.byline, site.blog?.byline, ...Object.values(site.address ?? {})];
  return new Set(
    given.flatMap((text) => (text ? text.split(/[^\p{L}\p{M}]+/u) : [])).filter(isCapitalized),
  );
}

function unknownWord(text: OddText, found: TextWord, meant: string[]): Issue {
  const guess = listed(meant.map((word) => `“${word}”`));
  return {
    rule: "spelling",
    message: `“${found.word}” is not in the dictionary.`,
    hint: `${guess ? `Did you mean ${guess}? ` : ""}If the word is right, add it to pages/${WORDS_FILE}.`,
    ...markStretch(text, found),
    choice: { word: found.word },
  };
}

/** `a`, `a or b`, `a, b or c`. */
function listed(words: string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} or ${last}`;
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

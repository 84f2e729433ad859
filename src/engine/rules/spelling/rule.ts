import type { Finding } from "../../model/issue.ts";
import { WORDS_FILE } from "../../pipeline/kinds.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { SiteContext } from "../../pipeline/site.ts";
import type { OddText } from "../../pipeline/texts/scanner.ts";
import { textsBeside, textsOn } from "../../pipeline/texts/site-texts.ts";
import { Sign } from "../../pipeline/texts/word-hashes.ts";
import { isCapitalized, type TextWord } from "../../pipeline/texts/words.ts";
import { markStretch } from "../analysis/texts/stretch.ts";
import { example } from "./example.ts";
import { misspeltWords } from "./misspelt-words.ts";

export const rule = defineRule({
  id: "spelling",
  level: "warning",
  title: "A word is misspelt",
  help: "Mistakes cost trust. Words that are right and in no dictionary stand in `pages/_words.txt`, one a line; `npm run check -- --add-words` adds all that are reported.",
  example,
  checkPage: (page, site) => checkSpelling(textsOn(page, site, Sign.word), site),
  check: (site) => checkSpelling(textsBeside(site, Sign.word), site),
});

/** The words that visitors read are in the dictionary of the site's language, or among the site's own. */
function checkSpelling(texts: OddText[], site: SiteContext): Finding[] {
  return misspeltWords(texts, site).map(({ text, slip, judgement }) => {
    const { american } = judgement;
    if (american === undefined) return unknownWord(text, slip, judgement.meant);
    const meant = isCapitalized(slip.word) ? capitalized(american) : american;
    return {
      message: `“${slip.word}” is British, and this site is written in American English.`,
      hint: `Write “${meant}”.`,
      ...markStretch(text, slip, meant),
    };
  });
}

function unknownWord(text: OddText, slip: TextWord, meant: string[]): Finding {
  const guess = listed(meant.map((word) => `“${word}”`));
  return {
    message: `“${slip.word}” is not in the dictionary.`,
    hint: `${guess ? `Did you mean ${guess}? ` : ""}If the word is right, add it to pages/${WORDS_FILE}.`,
    ...markStretch(text, slip),
    choice: { word: slip.word },
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

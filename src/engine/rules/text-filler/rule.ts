import type { Finding } from "../../model/issue.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { SiteContext } from "../../pipeline/site.ts";
import { phrasesOf } from "../../pipeline/texts/languages/phrases.ts";
import type { OddText } from "../../pipeline/texts/scanner.ts";
import { textsBeside, textsOn } from "../../pipeline/texts/site-texts.ts";
import { Sign } from "../../pipeline/texts/word-hashes.ts";
import { fillerIn } from "../analysis/texts/fillers.ts";
import { markStretch } from "../analysis/texts/stretch.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "text-filler",
  level: "warning",
  title: "Filler stands where a text is still to be written",
  help: "Text that stands in for another one is easily forgotten, and visitors read it.",
  example,
  checkPage: (page, site) => checkFillers(textsOn(page, site, Sign.word), site),
  check: (site) => checkFillers(textsBeside(site, Sign.word), site),
});

/** No text stands in for one that is still to be written. Texts of pictures have a rule of their own. */
function checkFillers(texts: OddText[], { index }: SiteContext): Finding[] {
  const { fillers } = phrasesOf(index.site.language);
  return texts
    .filter(({ kind }) => kind !== "alt")
    .flatMap((text) => {
      const filler = fillerIn(text.text, fillers);
      if (!filler) return [];
      const written = text.text.slice(filler.offset, filler.offset + filler.length);
      return [
        {
          message: `“${written}” stands in for a text that is still to be written.`,
          hint: "Write the text, or take the field away.",
          ...markStretch(text, filler),
        },
      ];
    });
}

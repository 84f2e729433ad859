import type { Issue } from "../model/issue.ts";
import type { CheckedSite } from "../pipeline/site.ts";
import { phrasesOf } from "../pipeline/texts/languages/phrases.ts";
import { textsWith } from "../pipeline/texts/site-texts.ts";
import { Sign } from "../pipeline/texts/word-hashes.ts";
import { readPart } from "../pipeline/texts/words.ts";
import { markStretch, type Stretch } from "./texts/stretch.ts";

/** No text stands in for one that is still to be written. Texts of pictures have a rule of their own. */
export function checkFillers(site: CheckedSite): Issue[] {
  const { fillers } = phrasesOf(site.index.site.language);
  return textsWith(site, Sign.word)
    .filter(({ kind }) => kind !== "alt")
    .flatMap((text) => {
      const filler = fillerIn(text.text, fillers);
      if (!filler) return [];
      const written = text.text.slice(filler.offset, filler.offset + filler.length);
      return [
        {
          rule: "text-filler" as const,
          message: `“${written}” stands in for a text that is still to be written.`,
          hint: "Write the text, or take the field away.",
          ...markStretch(text, filler),
        },
      ];
    });
}

/** The first filler of a text. */
export function fillerIn(text: string, fillers: RegExp[]): Stretch | undefined {
  const read = readPart(text);
  const match = fillers.map((filler) => filler.exec(read)).find((found) => found !== null);
  return match ? { offset: match.index, length: match[0].length } : undefined;
}

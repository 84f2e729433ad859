import { english } from "./english.ts";
import { german } from "./german.ts";

/**
 * What rules know of a language. Rules about words speak only where the site's language is described here; a
 * new language is a file beside this one.
 */
export interface Phrases {
  /** Labels of links that say nothing of where they lead, in small letters. */
  emptyLabels: ReadonlySet<string>;
  /** Texts that stand in for one that is still to be written. */
  fillers: RegExp[];
  /** Words of fillers that stand in few other texts, in small letters: they are what texts are looked through for. */
  telltales: string[];
}

/** What is filler in any language. */
export const ANY_LANGUAGE: Pick<Phrases, "fillers" | "telltales"> = {
  fillers: [
    /\blorem ipsum\b|\bdolor sit amet\b/iu,
    /\bFIXME\b/u,
    /\bxxx+\b/u,
    // Not “Super Bowl XXX”.
    /(?<!\p{Lu}\p{L}{1,20}[ \u00a0])\bX{3,}\b(?!-?(?:[LS]\b|Large|Small))/u,
  ],
  telltales: ["lorem", "dolor", "fixme", "xxx", "xxxx"],
};

/** Of a language that nobody has described. */
const NONE: Phrases = { emptyLabels: new Set(), fillers: [], telltales: [] };

/**
 * What is known of a language.
 *
 * @param language for example `en-US`
 */
export function phrasesOf(language: string): Phrases {
  const own = byCode(language.slice(0, 2));
  return {
    ...own,
    fillers: [...ANY_LANGUAGE.fillers, ...own.fillers],
    telltales: [...ANY_LANGUAGE.telltales, ...own.telltales],
  };
}

function byCode(code: string): Phrases {
  switch (code) {
    case "en":
      return english;
    case "de":
      return german;
    default:
      return NONE;
  }
}

import { isDeepStrictEqual } from "node:util";
import type { JsonSchema } from "../../model/json-schema.ts";
import type { SiteIndex } from "../index/site-index.ts";
import type { SchemaName } from "../schema/sources.ts";
import { createSpeller, type Speller } from "../spelling/speller.ts";
import { isSureSlip } from "../spelling/sure-slip.ts";
import { CURRENCIES } from "./currencies.ts";
import { phrasesOf } from "./languages/phrases.ts";
import { createScanner, type Scanner, type TextVisits } from "./scanner.ts";
import { compileTextVisits } from "./visit-texts.ts";
import { createWordTest } from "./word-test.ts";
import { isCapitalized } from "./words.ts";

/** What reads the texts of a site. */
export interface TextReader {
  scanner: Scanner;
  visits: TextVisits;
  /** None for a language without a dictionary. */
  speller?: Speller;
  /** Whether a word is right wherever it stands: in a dictionary, among the site's own words, or a name. */
  isRight(word: string): boolean;
  /** What reads texts in another language of the site. */
  inLanguage(language: string): TextReader;
  /** The language and the words that it was made for. */
  madeFor: Pick<SiteIndex, "words"> & { language: string };
}

/** What a reader is made from. */
export interface TextReaderOptions {
  index: SiteIndex;
  schemas: Record<SchemaName, JsonSchema>;
  /** The folder where results for words are kept. */
  cache: string;
  /** The reader of an earlier examination. It is given again while language and words are the same. */
  before?: TextReader;
}

/** Makes what reads the texts of a site. */
export function createTextReader(options: TextReaderOptions): TextReader {
  const { index, schemas, cache, before } = options;
  const { words, site } = index;
  const { fields } = index.definitions;
  const madeFor = { words, language: site.language };
  if (before && isDeepStrictEqual(before.madeFor, madeFor)) return before;
  const speller = createSpeller({ language: site.language, cache });
  const isRight = rightWords(speller, words ?? new Set());
  const { telltales } = phrasesOf(site.language);
  const test = createWordTest(isRight, [...telltales, ...CURRENCIES]);
  const visits = {
    page: compileTextVisits(schemas.page, fields)("PageFile"),
    shared: compileTextVisits(schemas.shared, fields)("SharedFile"),
    site: compileTextVisits(schemas.site, fields)("SiteFile"),
  };
  const others = new Map<string, TextReader>();
  return {
    scanner: createScanner({ visits, test }),
    visits,
    speller,
    isRight,
    madeFor,
    inLanguage(language) {
      const known = others.get(language);
      if (known) return known;
      const other = createTextReader({
        schemas,
        cache,
        index: { ...index, site: { ...site, language } },
      });
      others.set(language, other);
      return other;
    },
  };
}

function rightWords(
  speller: Speller | undefined,
  own: ReadonlySet<string>,
): (word: string) => boolean {
  if (!speller) return () => true;
  const parts = new Set([...own].flatMap((word) => word.split("-")));
  const isOwn = (word: string) => parts.has(word) || parts.has(word.toLowerCase());
  return (word) => {
    if (speller.isRight(word) || isOwn(word)) return true;
    const judgement = speller.judge(word);
    if (judgement === undefined || judgement.american !== undefined) return false;
    return isCapitalized(word) && !isSureSlip(word, judgement.near);
  };
}

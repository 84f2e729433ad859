import type { Language } from "../../words/language.ts";
import { sayIn, type Translation } from "../../words/words.ts";
import { currentLanguage } from "./chosen-language.ts";

/** Each language is a script of its own, of which only one is loaded. */
const LOADERS: Record<Language, () => Promise<Translation>> = {
  en: async () => (await import("../../words/en/all.ts")).en,
  de: async () => (await import("../../words/de/all.ts")).de,
  es: async () => (await import("../../words/es/all.ts")).es,
};

/** The language that the studio speaks until it is loaded again. */
export const LANGUAGE = currentLanguage();

/** The language of days and times. */
export const LOCALE = LANGUAGE === "en" ? "en-US" : LANGUAGE;

/** Modules that speak wait for the words, so that even fixed texts can be used where they are declared. */
const WORDS = await LOADERS[LANGUAGE]();

/** Says a message in the language of the studio. */
export const say = sayIn(LANGUAGE, WORDS);

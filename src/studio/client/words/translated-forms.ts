import type { Overview } from "../../contract/answers.ts";
import { entryFormIn, type FieldWords, fieldsIn } from "../../words/field-words.ts";
import type { Language } from "../../words/language.ts";
import { LANGUAGE } from "./say.ts";

/** Forms come in English. */
const LOADERS: Record<Language, () => Promise<FieldWords | undefined>> = {
  en: async () => undefined,
  de: async () => (await import("../../words/de/fields.ts")).FIELD_WORDS,
  es: async () => (await import("../../words/es/fields.ts")).FIELD_WORDS,
};

const WORDS = await LOADERS[LANGUAGE]();

/** The site with its forms in the language of the studio. */
export function withOwnForms(overview: Overview): Overview {
  const words = WORDS;
  if (!words) return overview;
  const { page, blocks, use, look, site, translation } = overview.forms;
  return {
    ...overview,
    forms: {
      page: fieldsIn(words, page),
      blocks: blocks.map((form) => entryFormIn(words, form)),
      use: entryFormIn(words, use),
      look: fieldsIn(words, look),
      site: fieldsIn(words, site),
      translation: fieldsIn(words, translation),
    },
  };
}

/** A value to choose, as people read it. */
export function choiceInWords(value: string | number): string {
  return WORDS?.choices[value] ?? nameInWords(String(value));
}

/** `CoffeeShop` is `Coffee shop`, and `square-meter` is `square meter`. */
function nameInWords(name: string): string {
  return name
    .replaceAll("-", " ")
    .replace(/(?<=[a-z])[A-Z](?=[a-z])/g, (letter) => ` ${letter.toLowerCase()}`);
}

import type { Language } from "../../words/language.ts";
import { translatorOf } from "../../words/translate-sentence.ts";
import { LANGUAGE } from "./say.ts";

/** The engine and the server speak English. */
const LOADERS: Record<Language, () => Promise<(message: string) => string>> = {
  en: async () => (message) => message,
  async de() {
    const [{ SENTENCES }, { FIELD_WORDS }] = await Promise.all([
      import("../../words/de/sentences.ts"),
      import("../../words/de/fields.ts"),
    ]);
    return translatorOf(SENTENCES, FIELD_WORDS);
  },
  async es() {
    const [{ SENTENCES }, { FIELD_WORDS }] = await Promise.all([
      import("../../words/es/sentences.ts"),
      import("../../words/es/fields.ts"),
    ]);
    return translatorOf(SENTENCES, FIELD_WORDS);
  },
};

/** A message of the engine or the server in the language of the studio; as it is where nobody has translated it. */
export const translated = await LOADERS[LANGUAGE]();

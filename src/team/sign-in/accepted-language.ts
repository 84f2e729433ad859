import { LANGUAGES, type Language, languageOf } from "../../studio/words/language.ts";
import { type Say, sayIn, type Translation } from "../../studio/words/words.ts";

const LOADERS: Record<Language, () => Promise<Translation>> = {
  en: async () => (await import("../../studio/words/en/all.ts")).en,
  de: async () => (await import("../../studio/words/de/all.ts")).de,
  es: async () => (await import("../../studio/words/es/all.ts")).es,
};

/** Speaks the language that a browser asks for. */
export async function sayAccepted(
  header: string | undefined,
): Promise<{ language: Language; say: Say }> {
  const language = languageOf(acceptedLanguages(header ?? ""));
  return { language, say: sayIn(language, await LOADERS[language]()) };
}

/** Speaks any of the languages. */
export async function sayInAll(): Promise<Record<Language, Say>> {
  const entries = LANGUAGES.map(async (one) => [one, sayIn(one, await LOADERS[one]())] as const);
  return Object.fromEntries(await Promise.all(entries)) as Record<Language, Say>;
}

/** The languages of `Accept-Language`, the one that is wanted most first. */
function acceptedLanguages(header: string): string[] {
  return header
    .split(",")
    .map((entry) => {
      const [tag = "", weight] = entry.trim().split(/\s*;\s*q=/);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

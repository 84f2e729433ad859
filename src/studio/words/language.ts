/** Languages that the studio speaks, each by its own name. */
export const LANGUAGE_NAMES = { en: "English", de: "Deutsch", es: "Español" } as const;

export type Language = keyof typeof LANGUAGE_NAMES;

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];

/** The first of several languages that the studio speaks, whatever the country; else English. */
export function languageOf(wanted: readonly string[]): Language {
  const spoken = wanted.map((tag) => tag.toLowerCase().split("-")[0]);
  return spoken.flatMap((tag) => LANGUAGES.filter((language) => language === tag))[0] ?? "en";
}

import { LANGUAGES, type Language, languageOf } from "../../words/language.ts";

/** Where the browser keeps what was chosen. */
const KEY = "studio-language";

/** What was chosen, or else the first of the browser's languages that the studio speaks. */
export function currentLanguage(): Language {
  // Outside of a browser nobody has chosen, whatever the machine speaks.
  if (typeof document === "undefined") return "en";
  const chosen = readChosen();
  return LANGUAGES.find((language) => language === chosen) ?? languageOf(navigator.languages);
}

/** Has the studio speak a language, now and the next time. What is not saved yet is kept, and is there again. */
export function chooseLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // A browser that keeps nothing stays with its own languages.
  }
  location.reload();
}

function readChosen(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

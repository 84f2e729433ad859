import { expect, it } from "vitest";
import { FIELD_WORDS as DE } from "./de/fields.ts";
import { SENTENCES as de } from "./de/sentences.ts";
import { FIELD_WORDS as ES } from "./es/fields.ts";
import { SENTENCES as es } from "./es/sentences.ts";
import { translatorOf } from "./translate-sentence.ts";

const german = translatorOf(de, DE);
const spanish = translatorOf(es, ES);

it.each([
  [
    "There is no page /visits. Did you mean /visit?",
    "Die Seite /visits gibt es nicht. Meinten Sie /visit?",
  ],
  [
    "1 link to /visit would lead nowhere:\n  pages/index.json:3:9\nChange them first, or name the page that takes its place.",
    "Ohne Ziel wären 1 Link zu /visit:\n  pages/index.json:3:9\nÄndern Sie diese zuerst, oder nennen Sie die Seite, die an ihre Stelle tritt.",
  ],
  ["Entry 2 of “Cards” is empty.", "Eintrag 2 von „Karten“ ist leer."],
  ["Change 3 links in 1 file.", "Geändert werden 3 Links in 1 Datei."],
  [
    '"Our Visit" is no good address: write small letters, digits and hyphens.',
    "„Our Visit“ taugt nicht als Adresse: Schreiben Sie Kleinbuchstaben, Ziffern und Bindestriche.",
  ],
])("says a message in German: %s", (english, words) => {
  expect(german(english)).toBe(words);
});

it("says labels and amounts in Spanish as forms say them", () => {
  expect(spanish("“Title” has 2,400 characters, but takes at most 2,000.")).toBe(
    "«Título» tiene 2,400 caracteres, pero admite como máximo 2,000.",
  );
});

it("leaves a message whole of which it knows only a part", () => {
  const message = 'There is no page /visits. The "oven" is cold.';
  expect(german(message)).toBe(message);
});

it.each(Object.entries({ de, es }))("fills in only what the English sentence has: %s", (_, all) => {
  const values = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];
  const wrong = Object.entries(all).filter(([english, text]) =>
    values(text).some((value) => !values(english).includes(value)),
  );
  expect(wrong).toEqual([]);
});

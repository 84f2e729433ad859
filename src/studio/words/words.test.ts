import { expect, it } from "vitest";
import { compileMessage, valuesOf } from "../../engine/model/compile-message.ts";
import { de } from "./de/all.ts";
import { en } from "./en/all.ts";
import { es } from "./es/all.ts";
import { languageOf } from "./language.ts";
import { sayIn } from "./words.ts";

/** Messages that are the same words in English. */
const SAME_AS_ENGLISH = [
  "de bar.studio",
  "de form.link",
  "de look.computer",
  "de look.tablet",
  "de media.video",
  "de site.blog",
  "de site.groupBlog",
  "de site.groupVideo",
  "de start.start",
  "es help.keyCtrl",
  "es site.blog",
  "es site.groupBlog",
  "es site.groupGeneral",
  "es state.no",
  "es state.somebody",
];

const OTHERS = { de, es };
const source = textsOf(en);

it.each(["de", "es"] as const)("fills in the same values in every language: %s", (language) => {
  const differing = textsOf(OTHERS[language]).filter(
    ([key, text]) => valuesIn(text) !== valuesIn(new Map(source).get(key) ?? ""),
  );
  expect(differing).toEqual([]);
});

it("leaves no message in English", () => {
  const same = Object.entries(OTHERS).flatMap(([language, words]) =>
    textsOf(words)
      .filter(([key, text]) => text === new Map(source).get(key) && text !== "{name}")
      .map(([key]) => `${language} ${key}`),
  );
  expect(same.sort()).toEqual(SAME_AS_ENGLISH.toSorted());
});

it.each([
  ["de", /"|(?<!„[^“]*)“|\.\.\./],
  ["es", /"|\.\.\.|^[^¿]*\?|^[^¡]*!/],
] as const)("has the signs of its language: %s", (language, wrong) => {
  expect(textsOf(OTHERS[language]).filter(([, text]) => wrong.test(text))).toEqual([]);
});

it("speaks the first language of somebody that it knows, and English to everybody else", () => {
  expect(languageOf(["fr-FR", "de-AT", "es"])).toBe("de");
  expect(languageOf(["ES-mx"])).toBe("es");
  expect(languageOf(["fr", "it"])).toBe("en");
  expect(languageOf([])).toBe("en");
});

it("counts as each language does", () => {
  expect(sayIn("en", en)("bar.otherWindows", { count: 1200 })).toContain("1,200");
  expect(sayIn("de", de)("bar.otherWindows", { count: 1200 })).toContain("1.200");
});

/** Every message, by its directory and its name. */
function textsOf(words: Record<string, Record<string, string>>): [string, string][] {
  return Object.entries(words).flatMap(([part, texts]) =>
    Object.entries(texts).map(([name, text]): [string, string] => [`${part}.${name}`, text]),
  );
}

function valuesIn(text: string): string {
  return String(valuesOf(compileMessage(text)));
}

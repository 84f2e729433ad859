import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { compileMessage, valuesOf } from "../../engine/model/compile-message.ts";
import * as POST_KEYS from "../../providers/forms/post/post-keys.ts";
import { DOCUMENT_KEYS, SCRIPT_KEYS } from "../../providers/forms/sample/sample-keys.ts";
import { LANGUAGES } from "./languages.ts";

/** Strings that a language has in common with English, each with the reason. */
const SAME_AS_ENGLISH: Record<string, string> = {
  "es blog.error": "The word is Spanish as well.",
  "fr sources.title": "The word is French as well.",
  "fr frame.menu": "The word is French as well.",
  "fr frame.contact": "The word is French as well.",
  "fr article.heading": "The word is French as well.",
};

const { en, ...others } = LANGUAGES;
const entries = Object.entries(others).flatMap(([language, texts]) =>
  Object.entries(texts).map(([key, text]) => ({ language, key, text })),
);

it("every language has every string, in the same order", () => {
  for (const texts of Object.values(others)) expect(Object.keys(texts)).toEqual(Object.keys(en));
});

it("every string fills in the same values", () => {
  const values = (text: string) => valuesOf(compileMessage(text));
  const differing = entries.filter(
    ({ key, text }) => String(values(text)) !== String(values(en[key as keyof typeof en])),
  );
  expect(differing).toEqual([]);
});

it("no string is left in English", () => {
  const same = entries.filter(({ key, text }) => text === en[key as keyof typeof en]);
  expect(same.map(({ language, key }) => `${language} ${key}`).sort()).toEqual(
    Object.keys(SAME_AS_ENGLISH).sort(),
  );
});

it("every plural has the forms of its language", () => {
  for (const [language, texts] of Object.entries(LANGUAGES))
    for (const text of Object.values(texts)) {
      if (!text.includes("plural,")) continue;
      const written = [...text.matchAll(/\b(zero|one|two|few|many|other) \{/g)].map(
        ([, form]) => form,
      );
      // "Many" of Spanish and French is for millions, which no string counts.
      const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
      const needed = pluralCategories.filter((form) => form !== "many");
      expect(written.sort(), text).toEqual([...needed].sort());
    }
});

it.each([
  ["de", /"|(?<!„[^“]*)“|\.\.\./],
  ["fr", /"|'|\.\.\.|[^\s\u00a0\u202f][;:!?»](?:\s|$)|«(?!\u00a0)/],
  // A time has no article, which would depend on it: "a la 1:00", but "a las 2:00".
  ["es", /"|'|\.\.\.|^[^¿]*\?|^[^¡]*!|\blas? \{time\}/],
] as const)("has the signs of its language: %s", (language, wrong) => {
  const texts = Object.values(LANGUAGES[language]).map((text) =>
    text.replace(/\{\w+, plural,.*\}/, ""),
  );
  expect(texts.filter((text) => wrong.test(text))).toEqual([]);
});

it("the sample form names strings that there are", () => {
  for (const key of [...SCRIPT_KEYS, ...DOCUMENT_KEYS])
    expect(en).toHaveProperty([`sampleForm.${key}`]);
});

it("the form of the page names strings that there are", () => {
  const keys = [...POST_KEYS.SCRIPT_KEYS, ...POST_KEYS.FORM_KEYS].map((key) => `postForm.${key}`);
  expect(
    Object.keys(en)
      .filter((key) => key.startsWith("postForm."))
      .sort(),
  ).toEqual(keys.sort());
});

it("no file of words has anything but texts", () => {
  for (const language of Object.keys(LANGUAGES)) {
    const texts = JSON.parse(readFileSync(`src/theme/strings/${language}.json`, "utf8")) as object;
    expect(Object.values(texts).every((text) => typeof text === "string" && text !== "")).toBe(
      true,
    );
  }
});

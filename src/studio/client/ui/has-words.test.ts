import { expect, it } from "vitest";
import { hasWords } from "./has-words.ts";

it.each([
  ["Rye bread /breads/rye", "rye", true],
  ["Rye bread /breads/rye", " Bread RYE ", true],
  ["Rye bread /breads/rye", "rye spelt", false],
  ["Rye bread /breads/rye", "", true],
])("%j matches %j: %s", (text, words, expected) => {
  expect(hasWords(text, words)).toBe(expected);
});

import { expect, it } from "vitest";
import { choiceInWords } from "./translated-forms.ts";

it.each([
  ["squareMeter", "square meter"],
  ["CafeOrCoffeeShop", "Cafe or coffee shop"],
  ["two-columns", "two columns"],
  ["wide", "wide"],
  [3, "3"],
])("says the choice %s as %s", (value, words) => {
  expect(choiceInWords(value)).toBe(words);
});

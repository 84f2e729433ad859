import { expect, it } from "vitest";
import { nameFrom, wordsFrom } from "./names.ts";

it.each([
  ["Price per month", "pricePerMonth", "Price per month"],
  ["  24 hours – fast!", "24HoursFast", "24 hours fast"],
  ["Für Gäste", "furGaste", "Fur gaste"],
  ["???", "", ""],
])("makes a name of words and words of a name: %s", (words, name, again) => {
  expect(nameFrom(words)).toBe(name);
  expect(wordsFrom(name)).toBe(again);
});

import { expect, it } from "vitest";
import type { CheckedSite } from "../pipeline/site.ts";
import { planAddWords } from "./add-words.ts";
import { PlanError } from "./plan.ts";

const site = { index: { words: ["levain", "Crumb"] } } as unknown as CheckedSite;
const textOf = (...words: string[]) => [...planAddWords("/site/pages", site, words).writes];

it("words join those that the site has, each once", () => {
  expect(textOf("levain", "autolyse", "d’Arc", "Bäck-Öl")).toEqual([
    ["/site/pages/_words.txt", "autolyse\nBäck-Öl\nCrumb\nd’Arc\nlevain\n"],
  ]);
});

it.each([
  [1, false],
  [2, true],
  [60, true],
  [61, false],
])("a word of %i letters", (length, isWord) => {
  const plan = () => textOf("a".repeat(length));
  if (isWord) expect(plan).not.toThrow();
  else expect(plan).toThrow(PlanError);
});

it.each(["two words", "line\nbreak", "2026", "a.b", "", "<b>"])("%j is no word", (word) => {
  expect(() => textOf("good", word)).toThrow(`“${word}” is not a word.`);
});

import { expect, it } from "vitest";
import type { Issue } from "../model/issue.ts";
import type { CheckedSite } from "../pipeline/site.ts";
import { planAddWords, unknownWords } from "./add-words.ts";
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

it("says what it does to which file, and nothing else is done", () => {
  const { summary, renames, deletes } = planAddWords(
    "/site/pages",
    site,
    ["a", "b"].map((word) => word.repeat(2)),
  );
  expect(summary).toEqual(["Added to pages/_words.txt: aa, bb."]);
  expect([renames, deletes]).toEqual([[], []]);
});

it("makes the list of a site that has none", () => {
  const none = { index: {} } as unknown as CheckedSite;
  expect([...planAddWords("/site/pages", none, ["levain"]).writes.values()]).toEqual(["levain\n"]);
});

it("offers each word that was reported once, in order", () => {
  const choices = [
    { word: "b" },
    { word: "a" },
    { fact: "x", value: "y" },
    undefined,
    { word: "b" },
  ];
  const issues = choices.map((choice) => ({ choice })) as Issue[];
  expect(unknownWords(issues)).toEqual(["a", "b"]);
});

it.each(["a b", "a1", "a.", "<b>"])("refuses %j by its name", (word) => {
  expect(() => planAddWords("/site/pages", site, ["levain", word])).toThrow(
    `“${word}” is not a word.`,
  );
});

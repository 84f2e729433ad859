import { expect, it } from "vitest";
import { changedWords } from "./changed-words.ts";
import { changesBetween } from "./changes-between.ts";

const HERO = { type: "hero", title: "Bread from the harbor" };
const FAQ = { type: "faq", title: "Questions that people ask", items: ["When?", "Where?"] };
const CARDS = { type: "cards", title: "Our shops in town" };

/** What was done to a page, in short. */
function summarized(before: unknown, after: unknown): string[] {
  return changesBetween(before, after).map(({ kind, pointer }) => `${kind} ${pointer}`);
}

it("tells fields that were changed, filled in and emptied", () => {
  const before = { title: "A", description: "B" };
  expect(summarized(before, { title: "C", hidden: true })).toEqual([
    "changed /title",
    "added /hidden",
    "removed /description",
  ]);
  expect(summarized(before, { ...before })).toEqual([]);
});

it("tells blocks that were added, removed and moved, and what was changed in one that moved", () => {
  const added = { type: "video", title: "How we bake" };
  expect(summarized([HERO, FAQ, CARDS], [HERO, added, FAQ, CARDS])).toEqual(["added /1"]);
  expect(summarized([HERO, FAQ, CARDS], [HERO, CARDS])).toEqual(["removed /1"]);
  const asked = { ...FAQ, items: ["When?", "Where?", "Why?"] };
  expect(summarized([FAQ, HERO, CARDS], [HERO, CARDS, asked])).toEqual([
    "moved /2",
    "added /2/items/2",
  ]);
});

it("marks the words that another text does not have", () => {
  expect(changedWords("Open from nine to five", "Open from eight to five")).toEqual([
    { text: "Open from ", isChanged: false },
    { text: "nine", isChanged: true },
    { text: " to five", isChanged: false },
  ]);
  expect(changedWords("", "Open")).toEqual([]);
});

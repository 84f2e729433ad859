import { describe, expect, it } from "vitest";
import type { PageBlock } from "../../../engine/model/block.ts";
import { align } from "./alignment.ts";
import { blockOfPart } from "./block-of-part.ts";
import { type PairedPart, pairParts } from "./pair-parts.ts";

function part(words: string, type = "section", html = words): PairedPart {
  return { type, words, html };
}

const HERO = part("Bread from the harbor");
const HOURS = part("We open at seven in the morning");
const SHOPS = part("Our shops in town and at the sea");

it("distinguishes parts that were changed, added, removed and moved, from top to bottom", () => {
  const later = part("We open at eight in the morning");
  const video = part("How we bake", "video");
  expect(pairParts([HERO, HOURS, SHOPS], [video, HERO, later]).changes).toEqual([
    { kind: "added", after: 0 },
    { kind: "changed", before: 1, after: 2 },
    { kind: "removed", before: 2 },
  ]);
  expect(pairParts([HERO, HOURS, SHOPS], [HERO, HOURS, SHOPS])).toEqual({
    changes: [],
    pairs: [
      [0, 0],
      [1, 1],
      [2, 2],
    ],
  });
  expect(pairParts([HERO, HOURS, SHOPS], [SHOPS, HERO, HOURS]).changes).toEqual([
    { kind: "moved", before: 2, after: 0 },
  ]);
});

it("reports a part whose words are the same and whose look is not", () => {
  const dark = { ...HOURS, html: `<b>${HOURS.html}</b>` };
  expect(pairParts([HERO, HOURS], [HERO, dark]).changes).toEqual([
    { kind: "changed", before: 1, after: 1 },
  ]);
});

it("scrolls two pages so that what belongs together stands side by side", () => {
  // A part of 300 pixels was added between two that stayed.
  const pages = align([
    { before: 100, after: 100 },
    { before: 100, after: 400 },
    { before: 600, after: 900 },
  ]);
  expect(pages.length).toBe(900);
  expect(pages.at(50)).toEqual({ before: 50, after: 50 });
  expect(pages.at(250)).toEqual({ before: 100, after: 250 });
  expect(pages.at(500)).toEqual({ before: 200, after: 500 });
  expect(pages.at(5000)).toEqual({ before: 600, after: 900 });
  expect(pages.positionOf("after", 400)).toBe(400);
  expect(pages.positionOf("before", 200)).toBe(500);
  expect(pages.positionOf("before", 700)).toBe(900);
});

describe("knows the block of a part", () => {
  const HERO = { type: "hero", heading: "Bread from the harbor", facts: ["7 days a week"] };
  const CARDS = { type: "cards", title: "Our shops", pages: ["/shops"] };
  const FAQ = { type: "faq", title: "Questions that people ask about bread and shops" };

  /** For each part of a page by its words, which of the blocks shows it. */
  function blocksFor(words: string[], blocks: object[]): (number | undefined)[] {
    const parts = words.map((text, block) => ({ words: text, block }));
    const header = { words: "Menu" };
    return [header, ...parts].map((part) =>
      blockOfPart(part, [header, ...parts], blocks as PageBlock[]),
    );
  }

  it("by its position", () => {
    expect(blocksFor(["Bread", "Harbor", "Why?"], [HERO, CARDS, FAQ])).toEqual([
      undefined,
      0,
      1,
      2,
    ]);
  });

  it("by its words where a block shows several parts, or none", () => {
    const faq = "Questions that people ask about bread and shops";
    expect(blocksFor(["Bread from the harbor", "7 days a week", faq], [HERO, FAQ])).toEqual([
      ...[undefined, 0, 0, 1],
    ]);
    expect(blocksFor(["Bread from the harbor", faq], [HERO, { type: "sources" }, FAQ])).toEqual([
      ...[undefined, 0, 2],
    ]);
  });

  it("by what stands around it where it says what other pages say", () => {
    const cards = "Harbor: rolls at seven, and questions. Old town: what people like";
    const faq = "Questions that people ask about bread and shops";
    expect(
      blocksFor(["Bread from the harbor", "7 days a week", cards, faq], [HERO, CARDS, FAQ]),
    ).toEqual([undefined, 0, 0, 1, 2]);
  });
});

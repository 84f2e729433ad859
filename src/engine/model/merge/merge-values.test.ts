import { expect, it } from "vitest";
import { valueAt } from "../pointer.ts";
import { sameValue } from "../same-value.ts";
import { mergeValues } from "./merge-values.ts";
import { resolveClashes } from "./resolve-clashes.ts";

const merge = (base: unknown, mine: unknown, theirs: unknown) =>
  mergeValues({ base, mine, theirs });
const merged = (base: unknown, mine: unknown, theirs: unknown) => {
  const { value, clashes } = merge(base, mine, theirs);
  expect(clashes).toEqual([]);
  return value;
};

it("keeps changes of different fields, and fields that nobody knows", () => {
  const base = { title: "Visit", description: "Hours", "x-own": [1] };
  expect(merged(base, { ...base, title: "Come" }, { ...base, description: "Times" })).toEqual({
    title: "Come",
    description: "Times",
    "x-own": [1],
  });
});

it("leaves fields in their order, with new ones behind their neighbors", () => {
  const base = { a: 1, c: 3, d: 4 };
  const value = merged(base, { a: 1, b: 2, c: 3 }, { z: 0, a: 1, c: 3, d: 4, e: 5 });
  expect(Object.keys(value as object)).toEqual(["z", "a", "b", "c", "e"]);
});

it("keeps what two people changed in one paragraph", () => {
  const base = "We bake bread every day. Come and see us in the morning.";
  const mine = base.replace("bread", "rye bread");
  const theirs = base.replace("morning", "afternoon");
  expect(merged(base, mine, theirs)).toBe(
    "We bake rye bread every day. Come and see us in the afternoon.",
  );
});

it.each([
  ["the same words", "We bake bread.", "We bake rye.", "We bake cakes."],
  ["a word, and all of it", "We bake bread.", "We bake rye.", ""],
  ["numbers", 1, 2, 3],
  ["a field that one removed", { a: 1 }, {}, { a: 2 }],
  ["a field that both added", {}, { a: "x" }, { a: "y" }],
  ["objects of another type", { type: "a", t: 1 }, { type: "b", t: 1 }, { type: "a", t: 2 }],
])("%s, changed twice, clash", (_, base, mine, theirs) => {
  const { value, clashes } = merge({ v: base }, { v: mine }, { v: theirs });
  expect(clashes).toHaveLength(1);
  const [clash] = clashes;
  const standing = clash?.mine === undefined ? clash?.theirs : clash.mine;
  expect(valueAt(value, clash?.pointer ?? "")).toEqual(standing);
  expect(valueAt({ v: mine }, clash?.pointer ?? "")).toEqual(clash?.mine);
  expect(valueAt({ v: theirs }, clash?.pointer ?? "")).toEqual(clash?.theirs);
});

const block = (type: string, title: string, text = "") => ({ type, title, text });
const HERO = block("hero", "Bread from the harbor");
const PRICES = block("prices", "What it costs", "A loaf costs four dollars, and a roll one.");
const FAQ = block("faq", "Questions that people ask");
const CARDS = block("cards", "Our shops in town");

it("keeps a moved block and a change in it, a new one and a removed one", () => {
  const base = [HERO, PRICES, FAQ, CARDS];
  const cheaper = { ...PRICES, text: PRICES.text.replace("four", "three") };
  const added = block("video", "How we bake");
  expect(merged(base, [HERO, FAQ, CARDS, PRICES], [HERO, cheaper, added, FAQ])).toEqual([
    HERO,
    added,
    FAQ,
    cheaper,
  ]);
});

it("keeps both entries that were added in one place, and one that both added once", () => {
  const [a, b] = [block("a", "First words"), block("b", "Other words")];
  const value = merged([HERO, FAQ], [HERO, a, CARDS, FAQ], [HERO, b, CARDS, FAQ]) as unknown[];
  expect(value).toHaveLength(5);
  expect(value).toEqual(expect.arrayContaining([a, b, CARDS]));
});

it("asks about a block that one removed and the other changed", () => {
  const changed = { ...FAQ, title: "Questions that people often ask" };
  const both = merge([HERO, FAQ], [HERO], [HERO, changed]);
  expect(both.clashes).toEqual([{ pointer: "/1", base: FAQ, mine: undefined, theirs: changed }]);
  expect(both.value).toEqual([HERO, changed]);
  expect(resolveClashes(both, ["mine"])).toEqual([HERO]);
  expect(resolveClashes(both, ["theirs"])).toEqual([HERO, changed]);
});

it("asks about blocks that both have moved elsewhere, and keeps what was changed in them", () => {
  const mine = [CARDS, HERO, PRICES, FAQ];
  const theirs = [HERO, CARDS, PRICES, { ...FAQ, title: "Answers" }];
  const both = merge([HERO, PRICES, FAQ, CARDS], mine, theirs);
  expect(both.clashes.map(({ pointer }) => pointer)).toEqual([""]);
  const titles = (value: unknown) => (value as { title: string }[]).map(({ title }) => title);
  expect(titles(resolveClashes(both, ["mine"]))).toEqual([
    CARDS.title,
    HERO.title,
    PRICES.title,
    "Answers",
  ]);
  expect(resolveClashes(both, ["theirs"])).toEqual(theirs);
});

it("takes a heading that was written anew for the same block", () => {
  const rewritten = { ...FAQ, title: "Ask us anything" };
  const illustrated = { ...FAQ, picture: "/a.jpg" };
  expect(merged([HERO, FAQ], [HERO, rewritten], [HERO, illustrated])).toEqual([
    HERO,
    { ...rewritten, picture: "/a.jpg" },
  ]);
});

it("decides each clash by itself", () => {
  const base = { title: "A", list: [HERO, FAQ, CARDS] };
  const mine = { title: "B", list: [HERO] };
  const theirs = {
    title: "C",
    list: [HERO, { ...FAQ, text: "Ask." }, { ...CARDS, text: "Buy." }],
  };
  const both = merge(base, mine, theirs);
  expect(both.clashes).toHaveLength(3);
  expect(resolveClashes(both, ["theirs", "mine", "mine"])).toEqual({ ...mine, title: "C" });
  expect(resolveClashes(both, ["mine", "theirs", "mine"])).toEqual({
    title: "B",
    list: [HERO, theirs.list[1]],
  });
});

/** Numbers that look like chance, the same in every run. */
function chance(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 1 | state) + 0x6d2b79f5) >>> 0;
    return ((state ^ (state >>> 14)) >>> 0) % below;
  };
}

type Value = { [key: string]: unknown; blocks: Record<string, unknown>[] };

const WORDS = "bread rye oat harbor shop morning flour oven baker salt yeast butter".split(" ");

function textBy(pick: (below: number) => number, length = 8): string {
  return Array.from({ length }, () => WORDS[pick(WORDS.length)]).join(" ");
}

function pageBy(pick: (below: number) => number): Value {
  const blocks = Array.from({ length: 1 + pick(6) }, () => blockBy(pick));
  return { title: textBy(pick, 2), description: textBy(pick), blocks };
}

function blockBy(pick: (below: number) => number) {
  return { type: "abc"[pick(3)], title: textBy(pick, 3), items: [textBy(pick), textBy(pick)] };
}

function changedBy(pick: (below: number) => number, page: Value): Value {
  const at = pick(Math.max(1, page.blocks.length));
  const block = page.blocks[at];
  switch (block ? pick(6) : 0) {
    case 0:
      return { ...page, blocks: page.blocks.toSpliced(at, 0, blockBy(pick)) };
    case 1:
      return { ...page, blocks: page.blocks.toSpliced(at, 1) };
    case 2:
      return {
        ...page,
        blocks: page.blocks
          .toSpliced(at, 1)
          .toSpliced(pick(page.blocks.length), 0, block as Record<string, unknown>),
      };
    case 3:
      return { ...page, blocks: page.blocks.with(at, { ...block, title: textBy(pick, 3) }) };
    case 4: {
      const words = String(page.description).split(" ");
      return { ...page, description: words.with(pick(words.length), "new").join(" ") };
    }
    default: {
      const { title: _, ...rest } = page;
      return { ...rest, extra: pick(3) };
    }
  }
}

it.each(Array.from({ length: 300 }, (_, seed) => seed))("pages by chance, %i", (seed) => {
  const pick = chance(seed);
  const base = pageBy(pick);
  const change = () => changedBy(pick, changedBy(pick, base));
  const [mine, theirs] = [change(), change()];
  expect(merge(base, mine, base)).toEqual({ value: mine, clashes: [] });
  expect(merge(base, base, theirs)).toEqual({ value: theirs, clashes: [] });
  expect(merge(base, mine, structuredClone(mine))).toEqual({ value: mine, clashes: [] });

  const here = merge(base, mine, theirs);
  const there = merge(base, theirs, mine);
  expect(there.clashes).toHaveLength(here.clashes.length);
  if (here.clashes.length === 0) expect(sameValue(here.value, there.value)).toBe(true);
  const all = (side: "mine" | "theirs") => here.clashes.map(() => side);
  expect(resolveClashes(here, all("mine"))).toEqual(resolveClashes(there, all("theirs")));
  for (const { pointer, mine: own, theirs: other } of here.clashes)
    expect(valueAt(here.value, pointer)).toEqual(own === undefined ? other : own);
});

import { expect, it } from "vitest";
import { type Delta, deltaBetween, valueAfter } from "./delta.ts";

const FAQ = { type: "faq", title: "Questions", items: ["When?", "Where?"] };
const HERO = { type: "hero", title: "Bread", text: "A long text. ".repeat(100) };
const PAGE = { title: "Visit", description: "Where", blocks: [HERO, FAQ] };

/** Values by way of text, as they are kept. */
function again(before: unknown, after: unknown): unknown {
  return valueAfter(before, JSON.parse(JSON.stringify(deltaBetween(before, after))) as Delta);
}

it.each<[string, unknown]>([
  ["a field", { ...PAGE, title: "Come by" }],
  ["a field that is new, and one that is gone", { title: "Visit", hidden: true, blocks: [] }],
  ["the order of fields", { blocks: PAGE.blocks, description: "Where", title: "Visit" }],
  ["a block in another one's place", { ...PAGE, blocks: [FAQ, HERO] }],
  ["a text in a list in a block", { ...PAGE, blocks: [HERO, { ...FAQ, items: ["Why?"] }] }],
  ["two blocks that are the same", { ...PAGE, blocks: [HERO, HERO, { type: "cta" }] }],
  ["values of other kinds", { title: ["Visit"], description: null, blocks: "none" }],
  ["nothing", PAGE],
])("brings back %s", (_, after) => {
  expect(again(PAGE, after)).toEqual(after);
  expect(JSON.stringify(again(PAGE, after))).toBe(JSON.stringify(after));
  expect(again(after, PAGE)).toEqual(PAGE);
});

it("is short where little has changed, and shares what is the same", () => {
  const after = { ...PAGE, blocks: [HERO, { ...FAQ, title: "Ask us" }] };
  expect(JSON.stringify(deltaBetween(PAGE, after)).length).toBeLessThan(200);
  expect((again(PAGE, after) as typeof PAGE).blocks[0]).toBe(HERO);
});

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { JsonSchema } from "../schema/json-schema.ts";
import { closest } from "./nearest.ts";
import { createValidator } from "./validator.ts";

const schema = (name: string): JsonSchema =>
  JSON.parse(readFileSync(`schema/${name}.schema.json`, "utf8"));
const schemas = {
  page: schema("page"),
  post: schema("post"),
  shared: schema("shared"),
  site: schema("site"),
};
const validate = createValidator(schemas);
const page = (fields: object) => ({
  title: "T",
  description: "D",
  blocks: [{ type: "hero" }],
  ...fields,
});
const issuesOf = (value: unknown) => validate("page", "a.json", value);
const told = (value: unknown) =>
  issuesOf(value).map(
    ({ rule, pointer, message, hint }) => `${rule} ${pointer} ${message} ${hint}`,
  );
const withBlock = (block: unknown) => told(page({ blocks: [{ type: "hero" }, block] }));
const FEATURE = { title: "A", text: "B" };

describe("one mistake, one issue", () => {
  it.each([
    [
      "an unknown block",
      { type: "herro" },
      'schema-value /blocks/1/type "type" is "herro", which is not known. Did you mean "hero"?',
    ],
    [
      "a block without a type",
      { title: "A" },
      'schema-missing-field /blocks/1 This entry of "blocks" needs the field "type". Add "type": one of "article-body"',
    ],
    [
      "a misspelt type field",
      { typ: "hero" },
      'schema-missing-field /blocks/1 This entry of "blocks" needs the field "type", but has "typ". Write "type" in place of "typ".',
    ],
    [
      "a block that is null",
      null,
      'schema-type /blocks/1 Entry 2 of "blocks" is null, but has to be an object. Write the entry, or delete it.',
    ],
    [
      "a block that is a text",
      "hero",
      'schema-type /blocks/1 Entry 2 of "blocks" is a text, but has to be an object.',
    ],
    ["a type that is null", { type: null }, 'schema-type /blocks/1/type "type" is null'],
    [
      "a field that is null",
      { type: "hero", eyebrow: null },
      'schema-type /blocks/1/eyebrow "eyebrow" is null, but has to be a text. Write a value, or delete the field',
    ],
    [
      "a rich text that is null",
      { type: "hero", subtitle: null },
      'schema-type /blocks/1/subtitle "subtitle" is null, but has to be a text or a list.',
    ],
    [
      "an empty text",
      { type: "hero", eyebrow: "" },
      'schema-limit /blocks/1/eyebrow "eyebrow" is empty. Write the text, or delete the field',
    ],
    [
      "a text of spaces",
      { type: "hero", eyebrow: "  " },
      'schema-limit /blocks/1/eyebrow "eyebrow" is empty.',
    ],
    [
      "an empty rich text",
      { type: "rich-text", text: "" },
      'schema-limit /blocks/1/text "text" is empty.',
    ],
    [
      "an empty list",
      { type: "features", items: [] },
      'schema-limit /blocks/1/items "items" has 0 entries, but needs at least 2.',
    ],
    [
      "too few entries",
      { type: "features", items: [FEATURE] },
      'schema-limit /blocks/1/items "items" has 1 entry, but needs at least 2.',
    ],
    [
      "too many questions",
      { type: "faq", items: Array(10).fill({ question: "Q", answer: "A" }) },
      'schema-limit /blocks/1/items "items" has 10 entries, but takes at most 9.',
    ],
    [
      "too many buttons",
      { type: "hero", actions: Array(3).fill({ label: "L", href: "/" }) },
      'schema-limit /blocks/1/actions "actions" has 3 entries, but takes at most 2.',
    ],
    [
      "a number as text",
      {
        type: "process",
        steps: [
          { number: "1", title: "A", description: "B" },
          { number: 2, title: "A", description: "B" },
        ],
      },
      'schema-type /blocks/1/steps/0/number "number" is a text, but has to be a whole number. Write 1, without quotes.',
    ],
    [
      "a text as number",
      { type: "hero", eyebrow: 5 },
      'schema-type /blocks/1/eyebrow "eyebrow" is a number, but has to be a text. Write "5".',
    ],
    [
      "yes and no as text",
      { type: "hero", typed: "true" },
      'schema-type /blocks/1/typed "typed" is a text, but has to be true or false. Write true, without quotes.',
    ],
    [
      "one entry instead of a list",
      { type: "hero", actions: { label: "L", href: "/" } },
      'schema-type /blocks/1/actions "actions" is an object, but has to be a list. Put [ ] around it',
    ],
    [
      "a number below the least",
      {
        type: "process",
        steps: [
          { number: 0, title: "A", description: "B" },
          { number: 2, title: "A", description: "B" },
        ],
      },
      'schema-limit /blocks/1/steps/0/number "number" is 0, but has to be at least 1.',
    ],
    [
      "half a number",
      { type: "cards", limit: 1.5 },
      'schema-type /blocks/1/limit "limit" is a number, but has to be a whole number.',
    ],
    [
      "a number written as a choice",
      { type: "cards", columns: "3" },
      'schema-type /blocks/1/columns "columns" is a text, but has to be a number. Write 3, without quotes.',
    ],
    [
      "a choice that is none",
      { type: "cta", title: "T", action: "go" },
      'schema-type /blocks/1/action "action" is a text, but has to be an object.',
    ],
    [
      "a misspelt word of a few",
      { type: "cards", pages: "belwo" },
      'schema-value /blocks/1/pages "pages" is "belwo", which is not known. Did you mean "below"?',
    ],
    [
      "a missing field in an entry",
      { type: "faq", items: [{ question: "Q" }] },
      'schema-missing-field /blocks/1/items/0 This entry of "items" needs the field "answer". Add "answer": the answer.',
    ],
    [
      "an unknown field",
      { type: "hero", subtitel: "S" },
      'schema-unknown-field /blocks/1/subtitel This hero block has no field "subtitel". Did you mean "subtitle"?',
    ],
    [
      "a field in capitals",
      { type: "hero", Eyebrow: "S" },
      'schema-unknown-field /blocks/1/Eyebrow This hero block has no field "Eyebrow". Did you mean "eyebrow"?',
    ],
    [
      "a letter of another alphabet",
      { type: "hero", еyebrow: "S" },
      'schema-unknown-field /blocks/1/еyebrow This hero block has no field "еyebrow". Did you mean "eyebrow"? Its letter “е” is of another alphabet',
    ],
    [
      "a field twice, once misspelt",
      { type: "hero", eyebrow: "A", eyebrw: "S" },
      'schema-unknown-field /blocks/1/eyebrw This hero block has no field "eyebrw". Did you mean "eyebrow"? There is one already',
    ],
    [
      "__proto__",
      JSON.parse('{ "type": "hero", "__proto__": {} }'),
      'schema-unknown-field /blocks/1/__proto__ This hero block has no field "__proto__".',
    ],
    [
      "constructor",
      { type: "hero", constructor: "x" },
      'schema-unknown-field /blocks/1/constructor This hero block has no field "constructor".',
    ],
    [
      "a name of the language as type",
      { type: "constructor" },
      'schema-value /blocks/1/type "type" is "constructor", which is not known. It can be',
    ],
    [
      "a bad anchor",
      { type: "rich-text", text: "T", anchor: "Our Prices" },
      'schema-format /blocks/1/anchor "anchor" is "Our Prices", which has the wrong form. An anchor has small letters',
    ],
    [
      "a picture without a text",
      { type: "split", text: "T", image: { src: "/media/a.svg" } },
      'schema-missing-field /blocks/1/image "image" needs the field "alt". Add "alt": what the picture shows',
    ],
    [
      "a picture as a text",
      { type: "split", text: "T", image: "/media/a.svg" },
      'schema-type /blocks/1/image "image" is a text, but has to be an object.',
    ],
    [
      "a picture from elsewhere",
      { type: "split", text: "T", image: { src: "pics/a.svg", alt: "A" } },
      'schema-format /blocks/1/image/src "src" is "pics/a.svg", which has the wrong form.',
    ],
  ])("%s", (_, block, expected) => {
    const found = withBlock(block);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(expected);
  });

  it.each([
    ["a list as page", [], "schema-type"],
    ["null as page", null, "schema-type"],
    ["a text as page", "hero", "schema-type"],
    ["a page without blocks", { title: "T", description: "D" }, "schema-missing-field"],
    ["a page with no blocks", page({ blocks: [] }), "schema-limit"],
    ["a day in another form", page({ reviewed: "20.11.2026" }), "schema-format"],
    ["a path without a slash", page({ aliases: ["old"] }), "schema-format"],
    [
      "an alias of no known kind",
      page({ aliases: [{ path: "/old", as: "moved" }] }),
      "schema-value",
    ],
    ["an order as text", page({ order: "1" }), "schema-type"],
  ])("%s", (_, value, rule) => {
    expect(issuesOf(value).map((issue) => issue.rule)).toEqual([rule]);
  });
});

describe("did you mean", () => {
  /** The names an author chooses among, place by place. */
  const menus = [
    ...Object.values(schemas.page.definitions ?? {}).map(({ properties }) =>
      Object.keys(properties ?? {}),
    ),
    (schemas.page.definitions?.Block?.properties?.type?.enum ?? []).map(String),
    (schemas.page.definitions?.IconName?.enum ?? []).map(String),
  ];

  it("names the right word first for every slip of one letter", () => {
    const wrong = menus.flatMap((names) =>
      names.flatMap((name) =>
        slipsOf(name)
          .filter((slip) => !names.includes(slip))
          .filter((slip) => closest(slip, names) !== name && !isAsNear(slip, name, names))
          .map((slip) => `${slip} for ${name}: ${closest(slip, names)}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it("is silent for nonsense", () => {
    const random = createRandom(7);
    const letters = "abcdefghijklmnopqrstuvwxyz";
    const words = Array.from({ length: 500 }, () =>
      Array.from({ length: 6 + (random() % 9) }, () => letters.charAt(random() % 26)).join(""),
    );
    const guessed = words.filter((word) =>
      menus.some((names) => closest(word, names) !== undefined),
    );
    expect(guessed).toEqual([]);
  });

  /** Every deletion, doubling, swap and exchange of one letter, and capitals. */
  function slipsOf(name: string): string[] {
    if (name.length < 4) return [];
    return [...name].flatMap((letter, at) => [
      name.slice(0, at) + name.slice(at + 1),
      name.slice(0, at) + letter + name.slice(at),
      `${name.slice(0, at)}q${name.slice(at + 1)}`,
      name.slice(0, at) + name.charAt(at + 1) + letter + name.slice(at + 2),
      name.slice(0, at) + letter.toUpperCase() + name.slice(at + 1),
    ]);
  }

  /** Whether the slip may as well be one of another name, so that either answer is right. */
  function isAsNear(slip: string, name: string, names: string[]): boolean {
    const others = names.filter((other) => other !== name);
    return (
      closest(slip, others) === closest(slip, names) && Math.abs(slip.length - name.length) <= 1
    );
  }

  function createRandom(seed: number): () => number {
    let state = seed;
    return () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state >>> 8;
    };
  }
});

it("a file with thousands of mistakes is told in a hundred", () => {
  expect(issuesOf(page({ blocks: Array(5000).fill({ typ: 1 }) }))).toHaveLength(100);
});

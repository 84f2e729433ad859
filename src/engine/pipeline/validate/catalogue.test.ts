import { describe, expect, it } from "vitest";
import { ENGINE } from "../../../testing/examine-files.ts";
import { closest } from "./nearest.ts";

const { schemas, validate } = ENGINE;
const page = (fields: object) => ({
  title: "T",
  description: "D",
  blocks: [{ type: "hero" }],
  ...fields,
});
const issuesOf = (value: unknown) => validate("page", "a.json", value);
const reported = (value: unknown) =>
  issuesOf(value).map(
    ({ rule, pointer, message, hint }) => `${rule} ${pointer} ${message} ${hint}`,
  );
const withBlock = (block: unknown) => reported(page({ blocks: [{ type: "hero" }, block] }));
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
    const reported = withBlock(block);
    expect(reported).toHaveLength(1);
    expect(reported[0]).toContain(expected);
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

describe("a field by another usual name is one mistake with the right name", () => {
  const FAQ = { question: "Q", answer: "A" };
  const cards = (item: object) => ({
    type: "cards",
    items: [{ title: "A", text: "B", href: "/", ...item }],
  });

  it.each<[string, object, string]>([
    [
      "url of a button",
      { type: "cta", title: "T", action: { label: "L", url: "/x" } },
      '"url". Did you mean "href"?',
    ],
    [
      "link of a button",
      { type: "cta", title: "T", action: { label: "L", link: "/x" } },
      '"link". Did you mean "href"?',
    ],
    [
      "to of a button",
      { type: "cta", title: "T", action: { label: "L", to: "/x" } },
      '"to". Did you mean "href"?',
    ],
    [
      "text of a button",
      { type: "cta", title: "T", action: { text: "L", href: "/x" } },
      '"text". Did you mean "label"?',
    ],
    [
      "name of a button",
      { type: "cta", title: "T", action: { name: "L", href: "/x" } },
      '"name". Did you mean "label"?',
    ],
    ["heading", { type: "cta", heading: "T" }, '"heading". Did you mean "title"?'],
    ["content", { type: "rich-text", content: "T" }, '"content". Did you mean "text"?'],
    ["body", { type: "rich-text", body: ["T"] }, '"body". Did you mean "text"?'],
    ["id", { type: "rich-text", text: "T", id: "t" }, '"id". Did you mean "anchor"?'],
    ["q", { type: "faq", items: [{ q: "Q", answer: "A" }] }, '"q". Did you mean "question"?'],
    ["a", { type: "faq", items: [{ question: "Q", a: "A" }] }, '"a". Did you mean "answer"?'],
    ["questions", { type: "faq", questions: [FAQ] }, '"questions". Did you mean "items"?'],
    [
      "img",
      { type: "split", text: "T", img: { src: "/media/a.svg", alt: "A" } },
      '"img". Did you mean "image"?',
    ],
    [
      "url of a picture",
      { type: "hero", image: { url: "/media/a.svg", alt: "A" } },
      '"url". Did you mean "src"?',
    ],
    [
      "path of a picture",
      { type: "hero", image: { path: "/media/a.svg", alt: "A" } },
      '"path". Did you mean "src"?',
    ],
    [
      "caption of a picture",
      { type: "hero", image: { src: "/media/a.svg", caption: "A" } },
      '"caption". Did you mean "alt"?',
    ],
    [
      "description of a picture",
      { type: "hero", image: { src: "/media/a.svg", description: "A" } },
      '"description". Did you mean "alt"?',
    ],
    ["desc of a card", cards({ text: undefined, desc: "B" }), '"desc". Did you mean "text"?'],
    [
      "picture of a card",
      cards({ picture: { src: "/media/a.svg", alt: "A" } }),
      '"picture". Did you mean "image"?',
    ],
    [
      "buttons",
      { type: "hero", buttons: [{ label: "L", href: "/x" }] },
      '"buttons". Did you mean "actions"?',
    ],
    ["subheading", { type: "hero", subheading: "S" }, '"subheading". Did you mean "subtitle"?'],
    [
      "background",
      { type: "rich-text", text: "T", background: "dark" },
      '"background". Did you mean "tone"?',
    ],
    ["id of a shared block", { id: "video" }, '"id". Did you mean "use"?'],
    ["kind of a block", { kind: "hero" }, 'needs the field "type", but has "kind".'],
    [
      "another name beside the right one",
      { type: "cta", title: "T", heading: "T" },
      '"heading". Did you mean "title"? There is one already',
    ],
  ])("%s", (_, block, expected) => {
    const reported = withBlock(JSON.parse(JSON.stringify(block)));
    expect(reported).toHaveLength(1);
    expect(reported[0]).toContain(expected);
  });

  it("chooses by what the value is", () => {
    expect(reported({ title: "T", content: [{ type: "hero" }] }).join()).toContain(
      'mean "blocks"?',
    );
    expect(reported({ title: "T", content: "D" }).join()).toContain('mean "description"?');
  });

  it("takes the name that is nearest in meaning", () => {
    const stat = { value: "1", label: "M" };
    const stats = { type: "stats", items: [{ text: "L", number: "5" }, stat] };
    expect(withBlock(stats).map((line) => line.split("no field ")[1])).toEqual([
      '"text". Did you mean "label"?',
      '"number". Did you mean "value"?',
    ]);
  });

  it("gives a free field to one of two only", () => {
    const action = { label: "L", url: "/x", link: "/x" };
    expect(withBlock({ type: "cta", title: "T", action })).toEqual([
      'schema-unknown-field /blocks/1/action/url "action" has no field "url". Did you mean "href"?',
      'schema-unknown-field /blocks/1/action/link "action" has no field "link". Did you mean "href"? There is one already: delete one of the two.',
    ]);
  });

  it("chooses the alternative that knows the field", () => {
    const site = (header: object) => ({
      brand: "B",
      url: "https://b.example",
      language: "en",
      navigation: { header: [header], action: { label: "L", href: "/" } },
      footer: { groups: [] },
    });
    const hint = (header: object) =>
      validate("site", "s.json", site(header)).map((issue) => issue.hint);
    expect(hint({ label: "L", url: "/" })).toEqual(['Did you mean "href"?']);
    expect(hint({ label: "L", items: [{ label: "L", href: "/" }] })).toEqual([
      'Did you mean "links"?',
    ]);
  });

  it.each<[string, object, string[]]>([
    [
      "the second, with one mistake against two",
      { label: "L", beneath: "/a" },
      ["/beneath schema-unknown-field"],
    ],
    [
      "the second, with a mistake in a list of it",
      { label: "L", links: [{ label: "L" }] },
      ["/links/0 schema-missing-field"],
    ],
    [
      "the first, with one mistake against two",
      { href: "/", name: 5 },
      ["/name schema-unknown-field"],
    ],
    ["the first of two with as many", {}, [" schema-missing-field"]],
  ])("chooses of two alternatives the one with the fewest mistakes: %s", (_, header, expected) => {
    const site = {
      brand: "B",
      url: "https://b.example",
      language: "en",
      navigation: { header: [header], action: { label: "L", href: "/" } },
      footer: { groups: [] },
    };
    const base = "/navigation/header/0";
    expect(
      validate("site", "s.json", site).map(
        ({ pointer, rule }) => `${pointer.slice(base.length)} ${rule}`,
      ),
    ).toEqual(expected);
  });

  it("is renamed by an author only", () => {
    expect(issuesOf(page({ blocks: [{ type: "cta", heading: "T" }] }))[0]).not.toHaveProperty(
      "fix",
    );
  });
});

describe("what stands where something else belongs is one mistake", () => {
  const CTA = { type: "cta", title: "T", action: { label: "L", href: "/" } };
  const FAQ = { question: "Q", answer: "A" };

  it.each<[string, object, string]>([
    [
      "a block among questions",
      { type: "faq", items: [FAQ, CTA] },
      'schema-type /blocks/1/items/1 A cta block stands in "items", where a question with its answer belongs. Move it to the list "blocks" of a page.',
    ],
    [
      "a block in a list of texts",
      { type: "list", items: ["A", CTA] },
      'schema-type /blocks/1/items/1 Entry 2 of "items" is a cta block, but has to be a text or a list. Move it',
    ],
    [
      "a block as a button",
      { type: "cta", title: "T", action: { ...CTA, type: "article-body" } },
      'schema-type /blocks/1/action An article-body block stands in "action", where a link shown as a button belongs.',
    ],
    [
      "a question among blocks",
      FAQ,
      'schema-type /blocks/1 A question with its answer stands in "blocks", where a block belongs. Move it into "items" of a faq block.',
    ],
    [
      "an entry of several lists among blocks",
      { label: "L", value: "V" },
      'schema-type /blocks/1 An entry of another list stands in "blocks", where a block belongs. Move it into "items" of a contact-details block, "facts" of a hero block, "rows" of a pricing block or "items" of a stats block.',
    ],
    [
      "what may be a block whose type is missing",
      { title: "T", text: "T" },
      'schema-missing-field /blocks/1 This entry of "blocks" needs the field "type".',
    ],
  ])("%s", (_, block, expected) => {
    const reported = withBlock(block);
    expect(reported).toHaveLength(1);
    expect(reported[0]).toContain(expected);
  });

  it("a block that is a whole file", () => {
    expect(reported(CTA)).toHaveLength(1);
    expect(reported(CTA)[0]).toContain(
      "A cta block stands by itself in this file, where one page belongs.",
    );
    const shared = validate("shared", "a.json", CTA);
    expect(shared.map((issue) => issue.hint)).toEqual(['Put { "block": before it and } after it.']);
  });
});

it.each([
  ["a value", { type: "he\u00a0ro" }, "There is a no-break space (U+00A0) in it."],
  [
    "a form",
    { type: "rich-text", text: "T", anchor: "our\u202fprices" },
    "There is a narrow no-break space (U+202F) in it.",
  ],
  ["a field", { type: "cta", "ti\u00a0tle": "T" }, "There is a no-break space (U+00A0) in it."],
])("a space that looks like any other is named in %s", (_, block, expected) => {
  const reported = withBlock(block);
  expect(reported).toHaveLength(1);
  expect(reported[0]).toContain(expected);
});

describe("the use of a shared block is told once what is wrong with it", () => {
  const FIELD = "schema-unknown-field /blocks/1";
  it.each<[string, object, string]>([
    [
      "misspelt",
      { ues: "a" },
      `${FIELD}/ues This entry of "blocks" has no field "ues". Did you mean "use"?`,
    ],
    [
      "by another name",
      { ref: "a" },
      `${FIELD}/ref This entry of "blocks" has no field "ref". Did you mean "use"?`,
    ],
    [
      "as a block of its own",
      { type: "shared", name: "a" },
      'schema-value /blocks/1/type "type" is "shared", which is not known. Show a shared block by its name alone: { "use": "name" }.',
    ],
    [
      "beside a block",
      { type: "hero", use: "a" },
      `${FIELD}/use This hero block has no field "use". An entry with "use" shows`,
    ],
    [
      "beside a field",
      { use: "a", tone: "dark" },
      `${FIELD}/tone This entry of "blocks" has no field "tone".`,
    ],
    [
      "of several names",
      { use: ["a", "b"] },
      'schema-type /blocks/1/use "use" is a list, but has to be a text.',
    ],
    [
      "by its file",
      { use: "a.json" },
      'schema-format /blocks/1/use "use" is "a.json", which has the wrong form.',
    ],
    ["without a name", { use: "" }, 'schema-limit /blocks/1/use "use" is empty.'],
    [
      "among questions",
      { type: "faq", items: [{ use: "a" }] },
      'schema-type /blocks/1/items/0 A shared block stands in "items", where a question with its answer belongs. Move it to',
    ],
  ])("%s", (_, block, expected) => {
    const reported = withBlock(block);
    expect(reported).toHaveLength(1);
    expect(reported[0]).toContain(expected);
  });

  it("in a shared block", () => {
    const reported = validate("shared", "a.json", { block: { use: "b" } });
    expect(reported.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([
      "page-block-misplaced /block",
    ]);
  });

  it("and a misspelt one can be fixed, as nothing else can be meant", () => {
    const fixOf = (block: object) => issuesOf(page({ blocks: [block] })).map(({ fix }) => fix);
    expect(fixOf({ Use: "a" })).toEqual([{ key: "use" }]);
    expect(fixOf({ ref: "a" })).toEqual([undefined]);
  });
});

describe("did you mean", () => {
  /** The names an author chooses among, value by value. */
  const menus = [
    ...Object.values(schemas.page.definitions ?? {}).map(({ properties }) =>
      Object.keys(properties ?? {}),
    ),
    (schemas.page.definitions?.Block?.properties?.type?.enum ?? []).map(String),
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

it("a file with thousands of mistakes is reported in a hundred issues", () => {
  expect(issuesOf(page({ blocks: Array(5000).fill({ typ: 1 }) }))).toHaveLength(100);
});

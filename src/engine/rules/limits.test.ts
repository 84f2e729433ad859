import { describe, expect, it } from "vitest";
import { type ExaminedFiles, examineFiles, type SiteFiles } from "../../testing/examine-files.ts";
import { fixText } from "../edit/fix.ts";

const site = (fields: object = {}) => ({
  brand: "Example",
  url: "https://www.example.com",
  language: "fr",
  navigation: { header: [{ href: "/" }], action: { label: "Visit", href: "/visit" } },
  footer: { groups: [] },
  ...fields,
});
const page = (title: string, blocks: object[] = [], fields: object = {}) => ({
  title,
  description: `What to know about ${title}.`,
  blocks: [{ type: "hero" }, ...blocks],
  ...fields,
});
const text = (words: string) => ({ type: "rich-text", text: words });
const button = (href: string) => ({ type: "cta", title: "Come", action: { label: "Go", href } });

/** A site with a home page that lists those beside it, and some files more. Its language is one without a dictionary. */
function examine(files: SiteFiles): Promise<ExaminedFiles> {
  return examineFiles({
    "pages/_site.json": site(),
    "pages/index.json": page("Home", [{ type: "cards", pages: "below" }]),
    "pages/visit.json": page("Visit"),
    ...files,
  });
}

/** `file message` of what one rule finds. */
async function reported(rule: string, files: SiteFiles): Promise<string[]> {
  const { located } = await examine(files);
  return located
    .filter((issue) => issue.rule === rule)
    .map(({ file, message }) => `${file.replace("pages/", "")} ${message}`);
}

describe("a page is within three clicks of the home page", () => {
  /** `/visit` is one click away, each page of the row one more than the one before. */
  const row = (names: string[]): SiteFiles =>
    Object.fromEntries(
      ["visit", ...names.map((name) => `row/${name}`)].map((path, at) => [
        `pages/${path}.json`,
        page(path, names[at] === undefined ? [] : [button(`/row/${names[at]}`)]),
      ]),
    );

  it.each<[clicks: number, names: string[], expected: string[]]>([
    [2, ["second"], []],
    [3, ["second", "third"], []],
    [
      4,
      ["second", "third", "fourth"],
      ["row/fourth.json This page is 4 clicks from the home page."],
    ],
  ])("%i clicks", async (_, names, expected) => {
    expect(await reported("page-reach", row(names))).toEqual(expected);
  });
});

describe("the part that two pages have in common", () => {
  /** As many shingles as a page has, which a page of four words more has when none of them is there twice. */
  const SHINGLES = 200;
  const PER_TEXT = 20;

  /** A word that is no other word, without figures. */
  const word = (kind: string, at: number) =>
    kind + [...String(at).padStart(3, "0")].map((digit) => "bcdfghjklm"[Number(digit)]).join("o");
  const words = (kind: string, count: number) =>
    Array.from({ length: count }, (_, at) => word(kind, at));
  const texts = (all: string[]) =>
    Array.from({ length: Math.ceil(all.length / PER_TEXT) }, (_, at) =>
      text(all.slice(at * PER_TEXT, (at + 1) * PER_TEXT).join(" ")),
    );

  /** A page with so many words in all, which begin with those given. */
  function pageOf(title: string, kind: string, common: string[], total = SHINGLES + 4) {
    const description = words(`${kind}d`, 5);
    const own = words(kind, total - common.length - description.length - 1);
    return page(title, texts([...common, ...own]), { description: description.join(" ") });
  }
  const common = (shingles: number) => words("common", shingles + 4);
  /** The same, with the name of the page in every shingle but the first thirty. */
  const naming = (shingles: number, name: string) =>
    common(shingles).map((one, at) => (at > 33 && at % 4 === 2 ? name : one));

  it.each<[shingles: number, expected: string[]]>([
    [39, []],
    [40, ["beta.json 20 % of this page stands on /alpha as well."]],
    [41, ["beta.json 21 % of this page stands on /alpha as well."]],
  ])("is reported from 20 percent on: %i of 200", async (shingles, expected) => {
    const files = {
      "pages/alpha.json": pageOf("Alpha", "first", common(shingles)),
      "pages/beta.json": pageOf("Beta", "second", common(shingles)),
    };
    expect(await reported("content-similar", files)).toEqual(expected);
  });

  it.each<[shingles: number, expected: RegExp[]]>([
    [69, []],
    [70, [/ 35 % of this page stands on /]],
    [71, [/ 36 % of this page stands on /]],
  ])("is reported from 35 percent on where names differ: %i of 200", async (shingles, expected) => {
    const files = {
      "pages/houston.json": pageOf("Houston", "first", naming(shingles, "Houston")),
      "pages/abilene.json": pageOf("Abilene", "second", naming(shingles, "Abilene")),
    };
    const lines = await reported("content-similar", files);
    expect(lines).toEqual(expected.map((part) => expect.stringMatching(part)));
  });

  it.each<[shingles: number, expected: string]>([
    [119, "houston-2.json 60 % of this page stands on /houston as well."],
    [120, "houston-2.json 60 % of this page stands on /houston as well."],
    [121, "houston-2.json This page is a copy of /houston: 61 % of its words."],
  ])("makes a copy of a page above 60 percent only: %i of 200", async (shingles, expected) => {
    const files = {
      "pages/houston.json": pageOf("Alpha", "first", common(shingles)),
      "pages/houston-2.json": pageOf("Beta", "second", common(shingles)),
    };
    expect(await reported("content-similar", files)).toEqual([expected]);
  });

  it.each([
    [149, 0],
    [150, 1],
    [151, 1],
  ])("is no matter of pages with fewer than 150 words: %i words", async (total, count) => {
    const files = {
      "pages/alpha.json": pageOf("Alpha", "first", common(100), total),
      "pages/beta.json": pageOf("Beta", "second", common(100), total),
    };
    expect(await reported("content-similar", files)).toHaveLength(count);
  });

  it.each<[own: number, expected: string]>([
    [17, "abilene.json This page is a copy of /houston"],
    [18, "houston.json 68 % of this page stands on /abilene as well."],
  ])(
    "is blamed on the page that names the other oftener by 30 percent, %i of 25 times itself",
    async (own, expected) => {
      const names = Array.from({ length: 25 }, (_, at) => (at < own ? "abilene" : "houston"));
      const files = {
        "pages/abilene.json": pageOf("Alpha", "first", [...common(125), ...names]),
        "pages/houston.json": pageOf("Beta", "second", [...common(125), "houston"]),
      };
      const [line] = await reported("content-similar", files);
      expect(line?.split(":")[0]).toBe(expected);
    },
  );
});

describe("what stands in a file as a token is never overwritten with its value", () => {
  const FACTS = { place: "/viist", mail: "mailto:a@gmial.com", call: "tel:5550100199" };

  const CONTACT = {
    email: "us@example.com",
    phone: "(806) 555-0123",
    phoneNumber: "+18065550123",
  };

  /** The issues of one page, and the text that `check --fix` makes of it. */
  async function fixed(href: string) {
    const file = "pages/order.json";
    const { located, folder, loaded } = await examine({
      "pages/_site.json": site({ facts: FACTS, ...CONTACT }),
      [file]: page("Order", [button(href)]),
    });
    const path = `${folder}/${file}`;
    const own = located.filter((issue) => issue.file === file);
    const before = loaded.textOf(path) ?? "";
    return {
      rules: own.map(({ rule }) => rule),
      before,
      after: fixText(before, own),
    };
  }

  it.each([
    ["{facts.place}", "link-dead"],
    ["{facts.mail}", "link-host"],
  ])("%s, whose value is misspelt", async (href, rule) => {
    const { rules, before, after } = await fixed(href);
    expect(rules).toEqual([rule]);
    expect(before).toContain(`"${href}"`);
    expect(after).toBe(before);
  });

  it.each([
    ["/viist", "/visit"],
    ["mailto:a@gmial.com", "mailto:a@gmail.com"],
  ])("and %s is, where it is written out", async (href, meant) => {
    const { before, after } = await fixed(href);
    expect(after).toBe(before.replace(`"${href}"`, `"${meant}"`));
  });

  it.each(["{facts.call}", "tel:{phoneNumber}", "mailto:{email}"])(
    "and %s is right, whatever is said of its value where that is written",
    async (href) => {
      expect((await fixed(href)).rules).toEqual([]);
    },
  );
});

describe("the title and the description of a page", () => {
  const head = (fields: object): SiteFiles => ({ "pages/visit.json": page("Visit", [], fields) });

  it.each<[part: string, length: number, expected: string[]]>([
    ["headTitle", 65, []],
    [
      "headTitle",
      66,
      ["visit.json The title has 66 characters; search results cut it off after about 60."],
    ],
    ["description", 155, []],
    [
      "description",
      156,
      ["visit.json The description has 156 characters; search results cut it off after about 155."],
    ],
  ])("%s of %i characters", async (part, length, expected) => {
    const words = "Example ".padEnd(length, "x");
    expect(await reported("head-length", head({ [part]: words }))).toEqual(expected);
  });

  it("may be long where nobody finds it, and while a value in it is missing", async () => {
    const headTitle = "Example ".padEnd(99, "x");
    expect(await reported("head-length", head({ headTitle, noindex: true }))).toEqual([]);
    expect(await reported("head-length", head({ headTitle: `${headTitle} {nothing}` }))).toEqual(
      [],
    );
  });

  it("are those of one page, each reported on the later one", async () => {
    const same = { headTitle: "Example of all", description: "The same." };
    const files = {
      "pages/a.json": page("A", [], same),
      "pages/b.json": page("B", [], same),
      "pages/c.json": page("C", [], { ...same, noindex: true }),
    };
    expect(await reported("head-repeated", files)).toEqual([
      "b.json The page /a has the same description.",
      "b.json The page /a has the same title.",
    ]);
  });
});

it("the title and the description of a page for many addresses, or that nobody finds, are no matter", async () => {
  const same = { headTitle: "Example of all", description: "What is the same." };
  const article = { ...page("Article", [], same), blocks: [{ type: "blog-article" }] };
  const files = {
    "pages/_site.json": site({ blog: { provider: "files", byline: "Us" } }),
    "pages/_blog/a.md": "---\ntitle: A\ndate: 2026-03-15\n---\n\nWords.\n",
    "pages/article/[id].json": article,
    "pages/a.json": page("A", [], { ...same, noindex: true }),
    "pages/b.json": page("B", [], same),
  };
  expect(await reported("head-repeated", files)).toEqual([]);
  const long = { ...article, headTitle: "Example ".padEnd(99, "x") };
  expect(await reported("head-length", { ...files, "pages/article/[id].json": long })).toEqual([]);
});

describe("the main heading of a page", () => {
  const hero = { type: "hero" };
  const blocks = (...list: object[]): SiteFiles => ({
    "pages/visit.json": { ...page("Visit"), blocks: list },
  });

  it.each<[string, object[], string[]]>([
    ["first", [hero, text("A")], []],
    ["nowhere", [text("A")], ["visit.json This page has no main heading."]],
    [
      "below another block",
      [text("A"), hero],
      ["visit.json The main heading does not come first on this page."],
    ],
    ["there twice", [hero, hero], ["visit.json This page has a second main heading."]],
    ["perhaps a block that is not known", [{ type: "herro" }], []],
  ])("is %s", async (_, list, expected) => {
    expect(await reported("page-heading", blocks(...list))).toEqual(expected);
  });
});

describe("a paragraph", () => {
  const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(" ");
  const twice = (one: string, other: string): SiteFiles => ({
    "pages/a.json": page("A", [text(one)]),
    "pages/b.json": page("B", [text(other)]),
  });

  it.each<[count: number, expected: string[]]>([
    [25, []],
    [26, ["b.json This paragraph stands on /a as well."]],
  ])("of %i words may not stand on two pages when it is long", async (count, expected) => {
    expect(await reported("content-repeated", twice(words(count), words(count)))).toEqual(expected);
  });

  it("is another one when a word differs, and the same in any letter case", async () => {
    const differs = words(30).replace("word7", "other");
    expect(await reported("content-repeated", twice(words(30), differs))).toEqual([]);
    const capital = words(30).replace("word7", "Word7");
    expect(await reported("content-repeated", twice(words(30), capital))).toHaveLength(1);
  });

  it("may not stand on one page twice either", async () => {
    const files = { "pages/a.json": page("A", [text(words(30)), text(words(30))]) };
    expect(await reported("content-repeated", files)).toEqual([
      "a.json This paragraph stands on this page twice.",
    ]);
  });
});

describe("a value that was made up", () => {
  const marked = (...placeholders: string[]): SiteFiles => ({
    "pages/_site.json": site({ email: "a@b.org", placeholders }),
  });
  const released = async (files: SiteFiles, release: boolean) => {
    const { located } = await examineFiles(
      { "pages/index.json": page("Home"), "pages/visit.json": page("Visit"), ...files },
      release,
    );
    return located
      .filter(({ rule }) => rule === "placeholder")
      .map(({ pointer, message, hint }) => `${pointer} ${message} ${hint}`);
  };

  it("is reported in a release, and not before", async () => {
    expect(await released(marked("/email"), false)).toEqual([]);
    expect(await released(marked("/email"), true)).toEqual([
      '/email "a@b.org" is a made-up value. Write the real one and take "/email" out of "placeholders".',
    ]);
  });

  it("is called by its name where it has several parts", async () => {
    const files = { "pages/_site.json": site({ facts: { a: "b" }, placeholders: ["/facts"] }) };
    expect(await released(files, true)).toEqual([
      '/facts Everything in "facts" is made up. Write the real one and take "/facts" out of "placeholders".',
    ]);
  });

  it("is one of the site file, always", async () => {
    for (const release of [false, true])
      expect(await released(marked("/phone"), release)).toEqual([
        "/placeholders/0 The value /phone is marked as made up, but it is not in this file. Take the entry away.",
      ]);
  });
});

it.each<[characters: number, expected: number]>([
  [500_000, 0],
  [500_001, 1],
])("a drawing of %i bytes", async (characters, expected) => {
  const [start, end] = [
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path d="M1 0h2v3H1z"/>',
    "</svg>",
  ];
  const drawing = `${start}${" ".repeat(characters - start.length - end.length)}${end}`;
  const picture = { src: "/media/door.svg", alt: "A door." };
  const files = { "pages/visit.json": page("Visit", [], { picture }), "media/door.svg": drawing };
  expect(await reported("media-size", files)).toHaveLength(expected);
});

it("an article says by its position what is not filled in", async () => {
  const { located } = await examine({
    "pages/_site.json": site({ blog: { provider: "files", byline: "Us" } }),
    "pages/_blog/a.md": "---\ntitle: A\ndate: 2026-03-15\n---\n\nBy {brand}, and {brand} again.\n",
  });
  expect(
    located
      .filter(({ rule }) => rule === "token-form")
      .map(({ line, column, endColumn, hint }) => [line, column, endColumn, hint]),
  ).toEqual([
    [
      ...[6, 4, 11],
      "Write the text itself: articles of the blog take no values from pages/_site.json.",
    ],
  ]);
});

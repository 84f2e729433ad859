import { describe, expect, it } from "vitest";
import { examineFiles, type SiteFiles } from "../../../testing/examine-files.ts";

const SITE = {
  brand: "Bakery {facts.town}",
  url: "https://www.bakery.example",
  language: "en-US",
  phone: "{facts.area} 0100",
  address: {
    street: "1 {facts.town} Street",
    city: "A",
    region: "B",
    postalCode: "1",
    country: "US",
  },
  facts: { town: "Ashford", area: "(555)", offer: "from {facts.price} a month", price: "$5" },
  byline: "The {brand} team",
  navigation: { header: [{ href: "/" }], action: { label: "Call {phone}", href: "/" } },
  footer: { about: "{facts.offer}", groups: [] },
};
const page = (text: string, fields: object = {}) => ({
  title: "Home of {brand}",
  description: "All about {page.title}.",
  ...fields,
  blocks: [
    { type: "hero" },
    { type: "rich-text", title: "A", text },
    { type: "cta", title: "B", isContact: true },
  ],
});
const files = (home: object, site: object = {}): SiteFiles => ({
  "pages/_site.json": { ...SITE, ...site },
  "pages/index.json": home,
});

async function linesOf(given: SiteFiles): Promise<string[]> {
  const { located } = await examineFiles(given);
  return located.map(
    ({ rule, file, line, column, message }) => `${rule} ${file}:${line}:${column} ${message}`,
  );
}

describe("tokens within the values of tokens", () => {
  it("are filled wherever the value is shown", async () => {
    const { site, issues } = await examineFiles(files(page("It is {facts.offer}: {phone}.")));
    expect(issues).toEqual([]);
    const [home] = site?.pages ?? [];
    expect(home?.page.head).toMatchObject({
      title: "Home of Bakery Ashford",
      description: "All about Home of Bakery Ashford.",
    });
    expect(home?.page.blocks[1]).toMatchObject({
      text: [{ tag: "p", children: ["It is from $5 a month: (555) 0100."] }],
    });
    expect(home?.page.blocks[2]).toMatchObject({
      button: { label: "Call (555) 0100" },
      contact: { phone: "(555) 0100" },
    });
    expect(site?.shell).toMatchObject({
      brand: "Bakery Ashford",
      contact: { phone: "(555) 0100" },
      footer: { about: "from $5 a month", address: ["1 Ashford Street", "A, B 1"] },
    });
    expect(site?.texts).toMatchObject({ byline: "The Bakery Ashford team" });
    expect(JSON.stringify([home?.page, site?.shell])).not.toMatch(/[{]\w/);
  });

  it("are reported in the site file when they are wrong, not where the value is shown", async () => {
    const facts = { ...SITE.facts, offer: "from {facts.prise}, {phone a month" };
    expect(await linesOf(files(page("{facts.offer}"), { facts }))).toEqual([
      expect.stringMatching(
        /^token-unknown pages\/_site\.json:16:\d+ \{facts\.prise\} has no value/,
      ),
      expect.stringMatching(/^token-form pages\/_site\.json:16:\d+ “\{phone a month” begins/),
    ]);
  });

  it("are reported with the whole chain when they go in a circle", async () => {
    const facts = { ...SITE.facts, price: "{facts.offer}" };
    expect(await linesOf(files(page("{facts.offer} {facts.price}"), { facts }))).toEqual([
      expect.stringMatching(
        /^token-circle pages\/_site\.json:\d+:\d+ These values refer .*: \{facts\.offer\} → \{facts\.price\} → \{facts\.offer\}\.$/,
      ),
    ]);
    const fields = { title: "{page.summary}", summary: "{page.title}" };
    expect(await linesOf(files(page("Text.", fields)))).toEqual([
      expect.stringContaining("{page.title} → {page.summary} → {page.title}."),
    ]);
  });

  it("are named where they have grown too long, however often they are put into one another", async () => {
    const facts: Record<string, string> = { ...SITE.facts, f0: "one word, " };
    for (let at = 1; at <= 40; at += 1) facts[`f${at}`] = `{facts.f${at - 1}}`.repeat(10);
    const lines = await linesOf(files(page("{facts.f2}"), { facts }));
    expect(lines[0]).toMatch(
      /^schema-limit pages\/_site\.json:\d+:\d+ \{facts\.f3\} is longer than 2,000 characters/,
    );
    expect(lines.join()).not.toContain("{facts.f2}");
  });

  it("cannot be those of a page in the site file", async () => {
    const facts = { ...SITE.facts, offer: "about {page.title}" };
    expect(await linesOf(files(page("{facts.offer}"), { facts }))).toEqual([
      expect.stringContaining("{page.title} has no value."),
    ]);
  });

  it("that are still to be written are named at the value", async () => {
    const facts = { ...SITE.facts, price: "{fill: what it costs}" };
    expect(await linesOf(files(page("{facts.offer}"), { facts }))).toEqual([
      expect.stringMatching(/^page-gap pages\/_site\.json:\d+:\d+ .* what it costs\.$/),
    ]);
  });
});

describe("a value that texts ask for in vain", () => {
  /** A page of which so many texts ask for a value. */
  const asking = (name: string, count: number) => ({
    ...page("Text."),
    blocks: [
      { type: "hero" },
      ...Array.from({ length: count }, () => ({
        type: "rich-text",
        title: "A",
        text: `{${name}}`,
      })),
    ],
  });
  const issuesOf = async (name: string, count: number, facts: object = {}) => {
    const { located } = await examineFiles(
      files(asking(name, count), { facts: { ...SITE.facts, ...facts } }),
    );
    return located
      .filter(({ rule }) => rule === "token-unknown")
      .map(({ file, pointer, message, hint }) => [file, pointer, message, hint].join(" "));
  };
  const LITERAL = "For a brace itself write {leftBrace} or {rightBrace}.";

  it("is a mistake of the text where it is one", async () => {
    expect(await issuesOf("facts.city", 1)).toEqual([
      `pages/index.json /blocks/1/text {facts.city} has no value. Values are set in pages/_site.json. ${LITERAL}`,
    ]);
  });

  it.each([
    [3, 3],
    [4, 1],
  ])(
    "is misspelt in three texts at most: of %i texts there are %i issues",
    async (count, reported) => {
      const issues = await issuesOf("facts.tovn", count);
      expect(issues).toHaveLength(reported);
      expect(issues[0]?.startsWith("pages/_site.json")).toBe(reported === 1);
    },
  );

  it("is missing in the site file where nothing there is like it", async () => {
    expect(await issuesOf("facts.city", 2)).toEqual([
      'pages/_site.json /facts {facts.city} has no value, and stands in 2 texts, for example in pages/index.json. Add "city" here, or change those texts.',
    ]);
    expect(await issuesOf("motto", 2)).toEqual([
      'pages/_site.json  {motto} has no value, and stands in 2 texts, for example in pages/index.json. Add "motto" here, or change those texts.',
    ]);
  });

  const RENAMED =
    'Was it renamed to "cityName"? Give it back its name, or write {facts.cityName} in those texts.';

  it("was renamed where another is like it, or alone, and nobody asks for that", async () => {
    const [alike] = await issuesOf("facts.cityNames", 2, { cityName: "A", other: "B" });
    expect(alike).toContain("pages/_site.json /facts/cityName ");
    expect(alike).toContain(RENAMED);
    expect((await issuesOf("facts.venue", 2, { cityName: "A" }))[0]).toContain(RENAMED);
    const [unsure] = await issuesOf("facts.venue", 2, { cityName: "A", other: "B" });
    expect(unsure).toContain('Add "venue" here');
  });
});

describe("braces in code", () => {
  it("stand for themselves", async () => {
    expect(await linesOf(files(page("Write `{phone}` or `{{x}`.")))).toEqual([]);
  });
});

it("a shared block is reported once, in its own file", async () => {
  const shared = { use: "a" };
  const blocks = [{ type: "hero" }, shared, shared];
  const given = files(page("Text.", {}));
  const lines = await linesOf({
    ...given,
    "pages/index.json": { ...page("Text."), blocks },
    "pages/_shared/a.json": { block: { type: "cta", title: "Call {phone" } },
  });
  expect(lines.filter((line) => line.startsWith("token"))).toEqual([
    expect.stringMatching(/^token-form pages\/_shared\/a\.json:4:\d+ “\{phone” begins/),
  ]);
});

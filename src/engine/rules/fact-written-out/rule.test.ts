import { describe, expect, it } from "vitest";
import { examineFiles } from "../../../testing/examine-files.ts";
import { examineTexts, findInTexts } from "../../../testing/examine-texts.ts";

const SITE = {
  phone: "(214) 555-0100",
  phoneNumber: "+12145550100",
  email: "hello@example.com",
  facts: {
    monthlyFrom: "$750+",
    breadFrom: "$799",
    range: "$2,000–7,500",
    visits: "six",
    typical: "2–4 weeks",
    discount: "30%",
    free: "$0",
  },
};

describe("prices", () => {
  it.each([
    ["From $750+ a month", "$750+", "{facts.monthlyFrom}"],
    ["It starts at $799.", "$799", "{facts.breadFrom}"],
    ["$799", "$799", "{facts.breadFrom}"],
    ["Between $2,000–7,500 a month", "$2,000–7,500", "{facts.range}"],
  ])("%s is written as a token", async (text, written, token) => {
    for (const kind of ["plain", "rich"] as const) {
      const [[issue] = []] = await examineTexts(kind, [text], { site: SITE });
      expect(issue).toMatchObject({
        rule: "fact-written-out",
        excerpt: written,
        fix: { value: token },
      });
    }
  });

  it("that only look alike are left alone", async () => {
    const texts = [
      "$7500 a year",
      "$799.99 with tax",
      "$7,990 in all",
      "A$799 in Sydney",
      "799 clients, six visits, 2–4 weeks, 30% off, $0 to start",
      "$799k in sales",
      "$799–850 a month",
      "$750 a month",
      "€799",
      "Write {facts.breadFrom}",
      "The code `$799`",
    ];
    expect(await findInTexts("rich", texts, { site: SITE })).toEqual(texts.map(() => []));
  });

  it("with one other digit are reported when their form is like no other's", async () => {
    const [[issue] = []] = await examineTexts("plain", ["Now $850+ a month"], { site: SITE });
    expect(issue).toMatchObject({
      rule: "fact-written-out",
      excerpt: "$850+",
      message: "$850+ stands here where {facts.monthlyFrom} is meant, which is $750+.",
      choice: { fact: "monthlyFrom", value: "$850+" },
    });
    expect(issue?.fix).toBeUndefined();
    expect(await findInTexts("plain", ["Now $899", "Now $900+"], { site: SITE })).toEqual([[], []]);
  });

  it("are reported where other texts have the token among the same words", async () => {
    const texts = [
      "The plan starts at {facts.breadFrom} a month.",
      "The plan starts at $899 a month.",
      "It ends at $899 a year.",
    ];
    expect(await findInTexts("rich", texts, { site: SITE })).toEqual([
      [],
      [["fact-written-out", "$899"]],
      [],
    ]);
  });

  it("are reported beside the same label", async () => {
    const row = (label: string, value: string) => ({ label, value });
    const { issues } = await examineFiles({
      "pages/_site.json": {
        ...SITE,
        brand: "Example",
        url: "https://www.example.com",
        language: "en-US",
        navigation: { header: [{ href: "/" }], action: { label: "Home", href: "/" } },
        footer: { groups: [] },
      },
      "pages/index.json": {
        title: "Home",
        description: "Prices.",
        blocks: [
          { type: "hero" },
          {
            type: "pricing",
            rows: [row("The plan", "{facts.breadFrom}"), row("A visit", "$120")],
          },
          {
            type: "pricing",
            title: "Again",
            rows: [row("The plan", "$899"), row("A week", "$899")],
          },
        ],
      },
    });
    expect(issues.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([
      "fact-written-out /blocks/2/rows/0/value",
    ]);
  });

  it("in euros are the same in German", async () => {
    const texts = [
      "Ab 49 € im Monat",
      "Ab 59 € im Monat",
      "Für 1.200 €",
      "Für CHF 80 im Jahr",
      "Ab 490 €",
    ];
    const site = { facts: { monat: "49 €", kurs: "1.200 €", jahr: "CHF 80" } };
    expect(await findInTexts("rich", texts, { language: "de", site })).toEqual([
      [["fact-written-out", "49 €"]],
      [],
      [["fact-written-out", "1.200 €"]],
      [["fact-written-out", "CHF 80"]],
      [],
    ]);
  });

  it.each<[facts: Record<string, string>, text: string, written: string[]]>([
    [{ a: "$9" }, "Only $9 today", []],
    [{ a: "$10" }, "Only $10 today", ["$10"]],
    [{ a: "$9.50" }, "Only $9.50 today", ["$9.50"]],
    [{ a: "$10 a day" }, "Only $10 today", []],
    [{ a: "10" }, "Only 10 today", []],
    [{ a: "$1,200" }, "It is $1,200, and $1,200.", ["$1,200", "$1,200"]],
    [{ a: "$20 – $30" }, "It is $20 – $30 today", ["$20 – $30"]],
    [{ a: "$20" }, "It is $20 – $30 today", []],
    [{ a: "20–30 €" }, "It is 20–30 € today", ["20–30 €"]],
    [{ a: "$20+" }, "From $20+", ["$20+"]],
    [{ a: "$20+" }, "From $20", []],
    [{ a: "$20" }, "In US$20, $20x and $20%", []],
  ])("of %j in “%s” are %j", async (facts, text, written) => {
    const [reported = []] = await findInTexts("plain", [text], { site: { facts } });
    expect(reported.filter(([rule]) => rule === "fact-written-out")).toEqual(
      written.map((one) => ["fact-written-out", expect.stringContaining(one)]),
    );
  });

  it("of two facts are left to a person", async () => {
    const site = { facts: { one: "$120", two: "$120" } };
    const [[issue] = []] = await examineTexts("plain", ["Only $120"], { site });
    expect(issue?.hint).toBe("Write {facts.one} or {facts.two}.");
    expect(issue?.fix).toBeUndefined();
  });
});

describe("phone numbers and addresses", () => {
  it.each([
    ["Call (214) 555-0100 now", "(214) 555-0100", "{phone}"],
    ["Call 214-555-0100 now", "214-555-0100", undefined],
    ["Call +1 214 555 0100 now", "+1 214 555 0100", undefined],
    ["Write to hello@example.com.", "hello@example.com", "{email}"],
  ])("%s", async (text, written, token) => {
    const [[issue] = []] = await examineTexts("plain", [text], { site: SITE });
    expect(issue).toMatchObject({ rule: "fact-written-out", excerpt: written });
    expect(issue?.fix).toEqual(token && { value: token });
  });

  it("are tokens in links, too", async () => {
    const texts = [
      "[Call us](tel:+12145550100)",
      "[Call the shop](tel:2145550100)",
      "[Write to us](mailto:hello@example.com)",
      "Write to hello@example.com today",
    ];
    const reported = await examineTexts("rich", texts, { site: SITE });
    expect(reported.map((issues) => issues.map(({ fix }) => fix))).toEqual([
      [{ value: "tel:{phoneNumber}" }],
      [{ value: "tel:{phoneNumber}" }],
      [{ value: "mailto:{email}" }],
      [{ value: "[{email}](mailto:{email})" }],
    ]);
  });

  it("of other people are left alone", async () => {
    const texts = [
      "Write to othello@example.com",
      "Write to hello@example.com.au",
      "Write to hello@example.community",
      "[Write to the board](mailto:board@example.com)",
      "[Write with a subject](mailto:hello@example.com?subject=Bread)",
      "[Call the board](tel:+19725550177)",
      "{phone} and {email}",
    ];
    expect(await findInTexts("rich", texts, { site: SITE })).toEqual(texts.map(() => []));
  });
});

it("the site file gives the values, and is not asked to write tokens for them", async () => {
  const { issues } = await examineFiles({
    "pages/_site.json": {
      ...SITE,
      brand: "Example",
      url: "https://www.example.com",
      language: "en-US",
      navigation: { header: [{ href: "/" }], action: { label: "Home", href: "/" } },
      footer: { groups: [], note: "From $799" },
    },
    "pages/index.json": { title: "Home", description: "Here.", blocks: [{ type: "hero" }] },
  });
  expect(issues.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([
    "fact-written-out /footer/note",
  ]);
});

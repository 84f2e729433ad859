import { describe, expect, it } from "vitest";
import { examineFiles } from "../../../testing/examine-files.ts";
import { examineTexts, findInTexts } from "../../../testing/examine-texts.ts";

const OWN = { phone: "(214) 555-0100", phoneNumber: "+12145550100" };
const GERMAN = { phone: "030 901820", phoneNumber: "+4930901820" };

describe("numbers in texts", () => {
  it.each([
    ["a digit exchanged", "Call (214) 555-0101.", "(214) 555-0101"],
    ["two digits swapped", "Call (241) 555-0100.", "(241) 555-0100"],
    ["a digit too many", "Call (214) 555-01000.", "(214) 555-01000"],
    ["a digit too few", "Call (214) 555-010.", "(214) 555-010"],
    ["written otherwise", "Call 214.555.0101.", "214.555.0101"],
    ["with the country", "Call +1 214 555 0110.", "+1 214 555 0110"],
    ["another number with a digit too many", "Fax us? (972) 555-01007", undefined],
    ["another number of five digits at its end", "Our shop: (972) 555-01007", "(972) 555-01007"],
  ])("%s", async (_, text, number) => {
    expect(await findInTexts("rich", [text], { site: OWN })).toEqual([
      number === undefined ? [] : [["phone-number", number]],
    ]);
  });

  it("are not what other numbers are", async () => {
    const texts = [
      "Another office: (972) 555-0177",
      "Fax (214) 555-0101",
      "In Germany +49 30 901820",
      "Open 24/7, 2020–2026, 12-31-2026",
      "§§155.001, 155.003, 157.001, 164.052 and 165.156",
      "License 214-555-01-0101-77",
      "$2,145,550,101 in sales",
      "ISBN 978-0-306-40615-7",
      "75001-2145 is a postal code",
      "Call 911 or 116 117",
      "See [the record](https://www.example.org/2145550101)",
      "Code `2145550101`",
    ];
    expect(await findInTexts("rich", texts, { site: OWN })).toEqual(texts.map(() => []));
  });

  it("are other numbers when the site file gives them a name", async () => {
    const site = { ...OWN, facts: { billing: "(214) 555-0101" } };
    expect(await findInTexts("rich", ["Call (214) 555-0101."], { site })).toEqual([[]]);
  });

  it("are compared with the numbers of any country", async () => {
    const texts = ["Ruf an: 030 901821", "Ruf an: +49 30 901821", "Ruf an: 040 123456"];
    const reported = await findInTexts("rich", texts, { language: "de", site: GERMAN });
    expect(reported).toEqual([
      [["phone-number", "030 901821"]],
      [["phone-number", "+49 30 901821"]],
      [],
    ]);
  });

  it("are not compared when the site has none, or none to compare", async () => {
    const texts = ["Call (214) 555-0101."];
    expect(await findInTexts("rich", texts)).toEqual([[]]);
    expect(await findInTexts("rich", texts, { site: { phone: "1-800-FLOWERS" } })).toEqual([[]]);
  });
});

describe("links to phones", () => {
  const linked = (target: string) => `Call [our shop](${target}).`;

  it.each([
    ["one digit off", "tel:+12145550101"],
    ["without a country", "tel:9725550177"],
    ["a digit too many", "tel:+197255501777"],
    ["a digit too few", "tel:+1972555017"],
  ])("%s", async (_, target) => {
    expect(await findInTexts("rich", [linked(target)], { site: OWN })).toEqual([
      [["phone-number", target]],
    ]);
  });

  it("are right with a country, for services, and by the token", async () => {
    const targets = [
      "tel:+19725550177",
      "tel:911",
      "tel:116117",
      "tel:+4930901821",
      "tel:{phoneNumber}",
    ];
    const texts = targets.map((target, at) => `Call [shop ${at}](${target}).`);
    expect(await findInTexts("rich", texts, { site: OWN })).toEqual(texts.map(() => []));
  });
});

describe("the two forms of the site's number", () => {
  async function reported(phone: string, phoneNumber: string): Promise<string[]> {
    const { issues } = await examineFiles({
      "pages/_site.json": {
        brand: "Example",
        url: "https://www.example.com",
        language: "en-US",
        phone,
        phoneNumber,
        navigation: {
          header: [{ href: "/" }],
          action: { label: "Call", href: `tel:${phoneNumber}` },
        },
        footer: { groups: [] },
      },
      "pages/index.json": { title: "Home", description: "Here.", blocks: [{ type: "hero" }] },
    });
    return issues.filter(({ rule }) => rule === "phone-number").map(({ pointer }) => pointer);
  }

  it.each([
    ["(214) 555-0100", "+12145550110"],
    ["(214) 555-0100", "+1214555010"],
    ["(214) 555-0100", "+491214555010"],
    ["+1 214 555 0100", "+12145550110"],
    ["030 901820", "+4930901821"],
  ])("%s and %s disagree, and nothing else is said", async (phone, phoneNumber) => {
    expect(await reported(phone, phoneNumber)).toEqual(["/phone"]);
  });

  it.each([
    ["(214) 555-0100", "+12145550100"],
    ["214.555.0100", "+12145550100"],
    ["1 (214) 555-0100", "+12145550100"],
    ["+1 214-555-0100", "+12145550100"],
    ["030 901820", "+4930901820"],
    ["(030) 90 18 20", "+4930901820"],
    ["+49 (0)30 901820", "+4930901820"],
    ["0049 30 901820", "+4930901820"],
    ["06 1234 5678", "+390612345678"],
    ["1-800-FLOWERS", "+18003569377"],
    ["(214) 555-0100 ext. 5", "+12145550100"],
  ])("%s and %s agree, as far as anybody can tell", async (phone, phoneNumber) => {
    expect(await reported(phone, phoneNumber)).toEqual([]);
  });
});

it("says what to write", async () => {
  const [[issue] = []] = await examineTexts("rich", ["Call (214) 555-0101."], { site: OWN });
  expect(issue?.hint).toContain("Write {phone}.");
  expect(issue?.fix).toBeUndefined();
});

it("the site file gives its number and others, and says them elsewhere as any text", async () => {
  const { issues } = await examineFiles({
    "pages/_site.json": {
      brand: "Example",
      url: "https://www.example.com",
      language: "en-US",
      ...OWN,
      facts: { billing: "(214) 555-0101", billingLine: "Call (214) 555-0110." },
      navigation: { header: [{ href: "/" }], action: { label: "Home", href: "/" } },
      footer: { groups: [], note: "Call (214) 555-0102." },
    },
    "pages/index.json": {
      title: "Home",
      description: "Call (214) 555-0101, or (214) 555-0103.",
      facts: [{ name: "owner", text: "(214) 555-0104" }],
      blocks: [{ type: "hero" }],
    },
  });
  expect(issues.map(({ rule, pointer, excerpt }) => [rule, pointer, excerpt])).toEqual([
    ["phone-number", "/description", "(214) 555-0103"],
    ["phone-number", "/facts/0/text", "(214) 555-0104"],
    ["phone-number", "/footer/note", "(214) 555-0102"],
  ]);
});

import { describe, expect, it } from "vitest";
import { examineFiles } from "../../testing/examine-files.ts";

const page = (title: string, fields: object) => ({
  title,
  description: `What to know about ${title}.`,
  ...fields,
});

async function found(blocks: object[], fields: object = {}, site: object = {}): Promise<string[]> {
  const { issues, folder } = await examineFiles({
    "pages/_site.json": {
      brand: "Example",
      url: "https://www.example.com",
      language: "en-US",
      navigation: { header: [{ href: "/" }], action: { label: "Visit", href: "/visit" } },
      footer: { groups: [] },
      ...site,
    },
    "pages/_shared/hours.json": {
      block: { type: "faq", items: [{ question: "When are you open?", answer: "From seven." }] },
    },
    "pages/index.json": page("Home", {
      blocks: [
        { type: "hero" },
        { type: "cards", pages: "below" },
        { type: "shared", name: "hours" },
      ],
    }),
    "pages/visit.json": page("Visit", { blocks: [{ type: "hero" }, ...blocks], ...fields }),
    "pages/street.json": page("Street", { blocks: [{ type: "hero" }] }),
  });
  return issues.map(({ rule, file, pointer }) => {
    const path = file.slice(folder.length + "/pages/".length);
    return `${rule} ${path === "visit.json" ? "" : `${path} `}${pointer}`;
  });
}

const faq = (...questions: string[]) => ({
  type: "faq",
  items: questions.map((question, at) => ({ question, answer: `Answer ${at}.` })),
});

describe("a question twice", () => {
  it.each<[string, object[], string]>([
    ["in one list", [faq("When?", "Where?", "When?")], "/blocks/1/items/2/question"],
    [
      "in other letters and signs",
      [faq("When do you open?", "when do you open")],
      "/blocks/1/items/1/question",
    ],
    [
      "in two lists",
      [faq("When?"), { title: "More", ...faq("When?") }],
      "/blocks/2/items/0/question",
    ],
    [
      "in a shared block as well",
      [{ type: "shared", name: "hours" }, faq("When are you open?")],
      "/blocks/2/items/0/question",
    ],
  ])("%s", async (_, blocks, pointer) => {
    expect(await found(blocks)).toEqual([`entry-repeated ${pointer}`]);
  });

  it("is none for questions that differ", async () => {
    expect(await found([faq("When?", "When not?", "Who?", "Whom?")])).toEqual([]);
  });
});

describe("an entry twice", () => {
  const stat = (value: string, label: string) => ({ value, label });
  const step = (title: string) => ({ number: 1, title, description: "So." });

  it.each<[string, object[], string]>([
    [
      "a figure",
      [{ type: "stats", items: [stat("1", "a"), stat("2", "b"), stat("1", "a")] }],
      "/blocks/1/items/2",
    ],
    ["a step", [{ type: "process", steps: [step("Ask"), step("Ask")] }], "/blocks/1/steps/1"],
    [
      "a block",
      [
        { type: "shared", name: "hours" },
        { type: "shared", name: "hours" },
      ],
      "/blocks/2",
    ],
    ["a page", [{ type: "cards", pages: ["/street", "/", "/street"] }], "/blocks/1/pages/2"],
  ])("%s", async (_, blocks, pointer) => {
    expect((await found(blocks)).filter((line) => line.startsWith("entry-repeated"))).toContain(
      `entry-repeated ${pointer}`,
    );
  });

  it("is a subject, whatever its letters", async () => {
    expect(await found([], { topics: ["bread", "rye", "Bread"] })).toEqual([
      "entry-repeated /topics/2",
    ]);
  });

  it("is a link of a menu", async () => {
    const links = [
      { label: "Visit", href: "/visit" },
      { label: "Visit", href: "/visit" },
    ];
    const site = { footer: { groups: [{ label: "More", links }] } };
    expect(await found([], {}, site)).toEqual([
      "entry-repeated _site.json /footer/groups/0/links/1",
    ]);
  });

  it("is a row of a table, and none in its cells", async () => {
    const row = (head: string) => ({ head, cells: [{ text: "Yes" }, { text: "Yes" }] });
    const table = { type: "table", caption: "Who may.", heads: ["Who", "Here", "There"] };
    expect(await found([{ ...table, rows: [row("A"), row("B"), row("A")] }])).toEqual([
      "entry-repeated /blocks/1/rows/2",
    ]);
  });

  it("is none when anything differs, for lines of a text, and in different lists", async () => {
    const text = ["One.", "", "Two.", "", "One."];
    const blocks = [
      { type: "stats", items: [stat("1", "a"), stat("1", "b")] },
      { type: "process", steps: [step("Ask"), { ...step("Ask"), number: 2 }] },
      { type: "rich-text", title: "Text", text },
      { type: "cards", title: "One", pages: ["/street"] },
      { type: "cards", title: "Two", pages: ["/street"] },
    ];
    expect(await found(blocks, { topics: ["bread", "rye bread"] })).toEqual([]);
  });
});

describe("two dark sections", () => {
  const text = (tone: string, words = `In ${tone}.`) => ({ type: "rich-text", text: words, tone });

  it("are reported at the second and every further one", async () => {
    const blocks = [text("dark"), text("plain"), text("dark", "Two."), text("dark", "Three.")];
    expect(await found(blocks)).toEqual([
      "section-dark /blocks/3/tone",
      "section-dark /blocks/4/tone",
    ]);
  });

  it("are none with one, or with other tones", async () => {
    expect(await found([text("dark"), text("tinted"), text("plain")])).toEqual([]);
  });
});

describe("headings where none belong", () => {
  it.each<[string, object, string]>([
    [
      "the sentence under the main heading",
      { type: "cta", title: "A", description: "# Now" },
      "/blocks/1/description",
    ],
    [
      "a point of a list",
      { type: "list", title: "A", items: ["## Rye", "Oat"] },
      "/blocks/1/items/0",
    ],
    [
      "an answer",
      { type: "faq", title: "A", items: [{ question: "Q?", answer: ["### So", "", "It is."] }] },
      "/blocks/1/items/0/answer",
    ],
    [
      "an introduction",
      { type: "lead-form", title: "A", intro: "# Write to us" },
      "/blocks/1/intro",
    ],
  ])("%s", async (_, block, pointer) => {
    expect(await found([block])).toEqual([`heading-misplaced ${pointer}`]);
  });

  it("are fine in running text, and # is fine elsewhere", async () => {
    const blocks = [
      { type: "rich-text", title: "A", text: ["### Rye", "", "It is dark."] },
      { type: "list", title: "B", items: ["We are #1 in town", "Rye"] },
    ];
    expect(await found(blocks)).toEqual([]);
  });
});

describe("heads", () => {
  it.each([
    ["Where we are | Example", "Where we are"],
    ["Where we are – Example", "Where we are"],
    ["Example: where we are", "where we are"],
    ["Where we are | example", "Where we are"],
    ["Where we are | {brand}", "Where we are"],
  ])("%s has the name of the site in it", async (headTitle) => {
    expect(await found([], { headTitle })).toEqual(["head-brand /headTitle"]);
  });

  it("may have it as a part of a sentence", async () => {
    for (const headTitle of [
      "What Example bakes",
      "Example bread",
      "About Example",
      "Examples | Bread",
    ])
      expect(await found([], { headTitle })).toEqual([]);
  });

  it("are not hidden on the home page, and may be elsewhere", async () => {
    expect(await found([], { noindex: true })).toEqual([]);
  });
});

describe("names of facts", () => {
  it.each(["__proto__", "", " ", "a{b", "b}c", " opening", "!"])("%j is none", async (name) => {
    const facts = JSON.parse(`{ ${JSON.stringify(name)}: "seven" }`);
    const lines = await found([], {}, { facts });
    expect(lines).toEqual([`fact-name _site.json /facts/${name}`]);
  });

  it("are fine with letters, digits and what joins them", async () => {
    const facts = {
      opening: "a",
      monthlyFrom: "b",
      "medspa-from": "c",
      price_2026: "d",
      Öffnung: "e",
      "2nd": "f",
    };
    expect(await found([], {}, { facts })).toEqual([]);
  });
});

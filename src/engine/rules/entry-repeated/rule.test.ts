import { describe, expect, it } from "vitest";
import { examineFiles } from "../../../testing/examine-files.ts";
import { reportedOnVisit } from "../../../testing/visit-page.ts";

const faq = (...questions: string[]) => ({
  type: "faq",
  items: questions.map((question, at) => ({ question, answer: `Answer ${at}.` })),
});

const page = (title: string, blocks: object[] = []) => ({
  title,
  description: `What to know about ${title}.`,
  blocks: [{ type: "hero" }, ...blocks],
});
const AROUND = {
  "pages/_site.json": {
    brand: "Example",
    url: "https://www.example.com",
    language: "en-US",
    navigation: { header: [{ href: "/" }], action: { label: "Visit", href: "/visit" } },
    footer: { groups: [] },
  },
};

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
      [{ use: "hours" }, faq("When are you open?")],
      "/blocks/2/items/0/question",
    ],
  ])("%s", async (_, blocks, pointer) => {
    expect(await reportedOnVisit(blocks)).toEqual([`entry-repeated ${pointer}`]);
  });

  it("is reported in the shared block that asks it twice by itself, as often as it is shown", async () => {
    const site = await examineFiles({
      ...AROUND,
      "pages/_shared/hours.json": { block: faq("When?", "Where?", "when ?") },
      "pages/_shared/days.json": { block: { title: "Days", ...faq("Where?") } },
      "pages/index.json": page("Home", [{ use: "hours" }]),
      "pages/visit.json": page("Visit", [{ use: "hours" }, { use: "days" }]),
    });
    const lines = site.located.map(({ file, pointer, message }) => `${file} ${pointer} ${message}`);
    expect(lines).toEqual([
      "pages/_shared/hours.json /block/items/2/question This page asks “when ?” twice.",
      "pages/visit.json /blocks/2 This page asks “Where?” twice.",
    ]);
  });

  it("is none for questions that differ", async () => {
    expect(await reportedOnVisit([faq("When?", "When not?", "Who?", "Whom?")])).toEqual([]);
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
    ["a block", [{ use: "hours" }, { use: "hours" }], "/blocks/2"],
    ["a page", [{ type: "cards", pages: ["/street", "/", "/street"] }], "/blocks/1/pages/2"],
  ])("%s", async (_, blocks, pointer) => {
    expect(
      (await reportedOnVisit(blocks)).filter((line) => line.startsWith("entry-repeated")),
    ).toContain(`entry-repeated ${pointer}`);
  });

  it("is a subject, whatever its letters", async () => {
    expect(await reportedOnVisit([], { topics: ["bread", "rye", "Bread"] })).toEqual([
      "entry-repeated /topics/2",
    ]);
  });

  it("is named in what is reported", async () => {
    const cards = { type: "cards", pages: ["/visit", "/", "/visit"] };
    const { issues } = await examineFiles({
      ...AROUND,
      "pages/index.json": page("Home", [cards]),
      "pages/visit.json": { ...page("Visit"), topics: ["Rye", " rye"] },
    });
    expect(issues.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
      "/blocks/1/pages/2 The page /visit is listed twice.",
      "/topics/1 The subject “ rye” is given twice.",
    ]);
  });

  it("is a link of a menu", async () => {
    const links = [
      { label: "Visit", href: "/visit" },
      { label: "Visit", href: "/visit" },
    ];
    const site = { footer: { groups: [{ label: "More", links }] } };
    expect(await reportedOnVisit([], {}, site)).toEqual([
      "entry-repeated _site.json /footer/groups/0/links/1",
    ]);
  });

  it("is a row of a table, and none in its cells", async () => {
    const row = (head: string) => ({ head, cells: [{ text: "Yes" }, { text: "Yes" }] });
    const table = { type: "table", caption: "Who may.", heads: ["Who", "Here", "There"] };
    expect(await reportedOnVisit([{ ...table, rows: [row("A"), row("B"), row("A")] }])).toEqual([
      "entry-repeated /blocks/1/rows/2",
    ]);
  });

  it("with an anchor is reported as the anchor, and as nothing else", async () => {
    const text = { type: "rich-text", anchor: "hours", text: "From seven." };
    expect(await reportedOnVisit([text, text])).toEqual(["anchor-duplicate /blocks/2/anchor"]);
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
    expect(await reportedOnVisit(blocks, { topics: ["bread", "rye bread"] })).toEqual([]);
  });
});

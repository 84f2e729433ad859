import { describe, expect, it } from "vitest";
import { examineFiles, examineFolder, writeSite } from "../../../testing/examine-files.ts";
import type { block as sourcesBlock } from "../../../theme/blocks/sources/block.ts";
import type { BlockProps } from "../../model/block-definition.ts";
import { EXAMPLE_SITE } from "../example-site.ts";

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
const page = (title: string, blocks: object[], fields: object = {}) =>
  json({ title, description: `About ${title}.`, ...fields, blocks: [{ type: "hero" }, ...blocks] });
const board = (state: string) => ({
  kind: "board",
  name: `${state} Board of Baking`,
  href: `https://${state.toLowerCase()}.example.org`,
  state,
  mentions: [`${state} Board of Baking`, "Board of Baking"],
});
const SOURCES = {
  citationSigns: ["§"],
  sources: {
    law: {
      kind: "law",
      name: "Bread Act §12",
      publisher: "State of Flour",
      href: "https://www.example.org/12",
      mentions: ["12"],
    },
    nevada: board("Nevada"),
    texas: board("Texas"),
  },
};
const BLOCKS = [
  { type: "rich-text", text: "In Texas ask the Board of Baking. It reads §12." },
  { type: "rich-text", text: "§12 once more; the Nevada Board of Baking elsewhere." },
  { type: "sources" },
];
const REVIEWER = { name: "Ada Reader", credentials: "Attorney at law" };

async function examine(sources: object, visit: string, others: Record<string, string> = {}) {
  const texts = {
    ...EXAMPLE_SITE,
    "visit.json": visit,
    "_data/sources.json": json(sources),
    ...others,
  };
  const folder = writeSite(
    Object.fromEntries(Object.entries(texts).map(([path, text]) => [`pages/${path}`, text])),
  );
  const { site, issues } = await examineFolder(folder);
  const checked = site?.pages.find(({ entry }) => entry.route === "/visit");
  const list = checked?.page.blocks.find(({ type }) => type === "sources") as
    | BlockProps<typeof sourcesBlock>
    | undefined;
  return { list, issues: issues.map(({ rule, message }) => `${rule} ${message}`) };
}

describe("the list of a page's sources", () => {
  it("holds what the page mentions, each once, in the order of first mentions", async () => {
    const { list, issues } = await examine(SOURCES, page("Visit", BLOCKS));
    expect(issues).toEqual([]);
    expect(list?.laws).toEqual([
      { name: "Bread Act §12", publisher: "State of Flour", href: "https://www.example.org/12" },
    ]);
    expect(list?.boards.map(({ name }) => name)).toEqual([
      "Texas Board of Baking",
      "Nevada Board of Baking",
    ]);
  });

  it("takes the board of the state that the page names where two have the same words", async () => {
    const [first, , last] = BLOCKS;
    const { list } = await examine(
      SOURCES,
      page(
        "Visit",
        [first, last].flatMap((one) => one ?? []),
      ),
    );
    expect(list?.boards.map(({ name }) => name)).toEqual(["Texas Board of Baking"]);
  });

  it("holds what shared blocks and compared pages mention", async () => {
    const compared = {
      type: "comparison",
      pages: "below",
      caption: "By law",
      pagesLabel: "Page",
      columns: [{ fact: "law", label: "Law" }],
      unknown: "Ask us",
    };
    const { list, issues } = await examine(
      SOURCES,
      page("Visit", [{ use: "ask" }, compared, { type: "sources" }]),
      {
        "_shared/ask.json": json({
          block: { type: "rich-text", text: "The Texas Board of Baking." },
        }),
        "visit/oven.json": page("Oven", [], { facts: [{ name: "law", text: "See §12" }] }),
        "visit/shop.json": page("Shop", [
          { type: "rich-text", text: "Nevada Board of Baking" },
          { type: "sources" },
        ]),
      },
    );
    expect(issues).toEqual([]);
    expect(list?.laws.map(({ name }) => name)).toEqual(["Bread Act §12"]);
    expect(list?.boards.map(({ name }) => name)).toEqual(["Texas Board of Baking"]);
  });
});

it("waits for what is still to be written before it calls a list empty", async () => {
  const list = { type: "sources" };
  const none = { sources: {} };
  const { issues } = await examine(none, page("Visit", [list]));
  expect(issues).toEqual(["source-list This list of sources is empty: the page mentions none."]);
  const gap = { type: "rich-text", text: "{fill: the law}" };
  expect((await examine(none, page("Visit", [gap, list]))).issues).toEqual([
    "page-gap This text is still to be written: the law.",
  ]);
});

it("asks for the reviewer's name before a release", async () => {
  const reviewer = { name: "{fill: the name}" };
  const texts = { ...EXAMPLE_SITE, "_data/sources.json": json({ reviewer, sources: {} }) };
  const { located } = await examineFiles(
    Object.fromEntries(Object.entries(texts).map(([path, text]) => [`pages/${path}`, text])),
    true,
  );
  expect(located.map(({ rule, file, line }) => `${rule} ${file}:${line}`)).toEqual([
    "placeholder pages/_data/sources.json:3",
  ]);
});

it.each<[reviewer: object, release: boolean, expected: string[]]>([
  [
    { name: "Ada Reader", credentials: "{fill: the license}" },
    true,
    ["/reviewer/credentials The credentials of the reviewer are still to be written."],
  ],
  [
    { name: "{fill: the name}", credentials: "{fill: the license}" },
    true,
    [
      "/reviewer/credentials The credentials of the reviewer are still to be written.",
      "/reviewer/name The name of the reviewer is still to be written.",
    ],
  ],
  [{ name: "{fill: the name}" }, false, []],
  [REVIEWER, true, []],
])(
  "of the reviewer %j a release (%s) asks for what is missing",
  async (reviewer, release, expected) => {
    const texts = { ...EXAMPLE_SITE, "_data/sources.json": json({ reviewer, sources: {} }) };
    const { issues } = await examineFiles(
      Object.fromEntries(Object.entries(texts).map(([path, text]) => [`pages/${path}`, text])),
      release,
    );
    expect(issues.map(({ pointer, message }) => `${pointer} ${message}`).sort()).toEqual(expected);
  },
);

describe("the rules for what is cited", () => {
  it("name the file, the words and what to do", async () => {
    const { located } = await examineFiles({
      ...Object.fromEntries(
        Object.entries(EXAMPLE_SITE).map(([path, text]) => [`pages/${path}`, text]),
      ),
      "pages/_data/sources.json": SOURCES,
      "pages/visit.json": page("Visit", [{ type: "rich-text", text: "It reads §12 and §13." }]),
    });
    expect(
      located.map(({ rule, file, pointer, excerpt }) => [rule, file, pointer, excerpt]),
    ).toEqual([
      ["source-unused", "pages/_data/sources.json", "/sources/nevada", undefined],
      ["source-unused", "pages/_data/sources.json", "/sources/texas", undefined],
      ["source-list", "pages/visit.json", "/blocks", undefined],
      ["source-unknown", "pages/visit.json", "/blocks/1/text", "§13"],
    ]);
  });

  it("wait until all pages and the sources can be read", async () => {
    const text = { type: "rich-text", text: "It reads §12 and §13." };
    const rulesOf = async (sources: object, visit: string) =>
      (await examine(sources, visit)).issues.map((line) => line.split(" ")[0]);
    expect(await rulesOf(SOURCES, page("Visit", [text, { type: "carousel" }]))).toEqual([
      "schema-value",
      "source-unknown",
    ]);
    expect(await rulesOf({ ...SOURCES, citationSigns: 5 }, page("Visit", [text]))).toEqual([
      "schema-type",
    ]);
  });
});

describe("a review", () => {
  const reviewed = page("Visit", BLOCKS, { reviewed: "2026-11-20" });

  it("is shown with who made it and when", async () => {
    const { list } = await examine({ ...SOURCES, reviewer: REVIEWER }, reviewed);
    expect(list?.reviewed).toEqual({
      ...REVIEWER,
      day: { iso: "2026-11-20", text: "November 20, 2026" },
    });
  });

  it.each([
    ["nobody is named", {}],
    ["the name is still to be written", { reviewer: { ...REVIEWER, name: "{fill: the name}" } }],
    ["the credentials are", { reviewer: { ...REVIEWER, credentials: "{fill: the license}" } }],
  ])("is not shown while %s", async (_, fields) => {
    const { list } = await examine({ ...SOURCES, ...fields }, reviewed);
    expect(list).toBeDefined();
    expect(list?.reviewed).toBeUndefined();
  });
});

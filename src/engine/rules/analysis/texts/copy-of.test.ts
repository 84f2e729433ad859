import { describe, expect, it } from "vitest";
import { examineFiles, type SiteFiles } from "../../../../testing/examine-files.ts";
import type { PageEntry } from "../../../pipeline/index/site-index.ts";
import type { CheckedSite } from "../../../pipeline/site.ts";
import { EXAMPLE_SITE } from "../../example-site.ts";
import { copyOf } from "./copy-of.ts";
import { sharedParagraphs } from "./paragraphs.ts";

const page = (title: string, blocks: unknown[], fields: object = {}) => ({
  title,
  description: `What to know about ${title}.`,
  ...fields,
  blocks: [{ type: "hero" }, ...blocks],
});
const text = (words: string) => ({ type: "rich-text", text: words });
const LONG = Array.from({ length: 30 }, (_, at) => `word${at}`).join(" ");
/** `file rule message hint` of everything that is found in a whole site with some files more. */
async function reported(files: SiteFiles): Promise<string[]> {
  const around = Object.entries(EXAMPLE_SITE).map(([path, content]) => [`pages/${path}`, content]);
  const { located } = await examineFiles({ ...Object.fromEntries(around), ...files });
  return located.map(
    ({ file, rule, message, hint }) => `${file.replace("pages/", "")} ${rule} ${message} ${hint}`,
  );
}

describe("what stands on two pages is reported at the one that does not name itself", () => {
  it("for a title", async () => {
    const files = {
      "pages/abilene.json": page("Houston", [], { description: "Bakers in Abilene, Texas." }),
      "pages/houston.json": page("Houston", [text("All about Houston, and Houston alone.")]),
      "pages/lubbock.json": page("Houston", [], { description: "Bread from Houston." }),
    };
    expect((await reported(files)).map((line) => line.split(" Give")[0])).toEqual([
      "abilene.json head-repeated The page /houston has the same title.",
      "lubbock.json head-repeated The page /houston has the same title.",
    ]);
  });

  it("for a paragraph", async () => {
    const files = {
      "pages/abilene.json": page("Bakers", [text(`${LONG} in Houston`)]),
      "pages/houston.json": page("Houston", [text(`${LONG} in Houston`)]),
    };
    expect((await reported(files)).map((line) => line.split(" Write")[0])).toEqual([
      "abilene.json content-repeated This paragraph stands on /houston as well.",
    ]);
  });

  it("and a paragraph twice on one page stands on that page", async () => {
    expect(await reported({ "pages/visit.json": page("Visit", [text(LONG), text(LONG)]) })).toEqual(
      [
        "visit.json content-repeated This paragraph stands on this page twice. Delete one of the two.",
      ],
    );
  });
});

/** A site whose pages say no more than their words. */
const silent = {
  reader: {
    visits: {
      page: ({ words }: { words: string[] }, onText: (text: string) => void) =>
        words.forEach(onText),
    },
    scanner: { page: ({ page }: PageEntry) => page },
  },
} as unknown as CheckedSite;
const entry = (route: string, ...words: string[]) =>
  ({ route, page: { words } }) as unknown as PageEntry;

it.each([
  ["/rye", "/rye-2", "/rye-2"],
  ["/rye-2", "/rye", "/rye-2"],
  ["/rye", "/rye-copy", "/rye-copy"],
  ["/rye", "/rye-copy-12", "/rye-copy-12"],
  ["/rye", "/copy-of-rye", "/copy-of-rye"],
  ["/rye", "/rye-draft", "/rye-draft"],
  ["/rye", "/rye-2024", undefined],
  ["/rye", "/rye-bread", undefined],
  ["/rye", "/oat-2", undefined],
  ["/rye", "/breads/rye-2", undefined],
  ["/", "/copy-of-", undefined],
  ["/", "/-2", undefined],
])("of %s and %s the copy is, by their names, %s", (first, second, copy) => {
  expect(copyOf(silent, entry(first), entry(second))?.route).toBe(copy);
});

it.each([
  [["austin austin"], ["waco waco"], undefined],
  [["austin austin"], ["austin austin"], "/waco"],
  [["waco waco"], ["waco waco"], "/austin"],
  [["austin waco waco waco"], ["waco waco waco waco"], "/austin"],
  [["austin austin austin waco"], ["waco"], undefined],
  [[], [], undefined],
])("of pages that say %j and %j the copy is the one that names the other", (own, other, copy) => {
  expect(copyOf(silent, entry("/austin", ...own), entry("/waco", ...other))?.route).toBe(copy);
});

it("paragraphs are the same with the same words, and those of each page count once", () => {
  const pageOf = (...long: [key: number, text: string][]) =>
    ({ page: { long: long.map(([key, text]) => ({ key, text })) } }) as unknown as PageEntry;
  const one = pageOf([1, "Rye bread."], [2, "Oat bread."], [3, "Spelt bread."]);
  expect(sharedParagraphs(silent, one, pageOf([1, "rye  bread!"]))).toBe(1);
  expect(
    sharedParagraphs(silent, one, pageOf([1, "wheat"], [2, "Oat bread."], [4, "Spelt bread."])),
  ).toBe(1);
  expect(
    sharedParagraphs(silent, one, pageOf([9, "none"], [3, "Spelt bread."], [1, "Rye bread."])),
  ).toBe(2);
  expect(sharedParagraphs(silent, one, pageOf())).toBe(0);
});

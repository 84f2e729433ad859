import { expect, it } from "vitest";
import { examineFolder, type SiteFiles } from "../../../testing/examine-files.ts";
import { pageText, writeBeside } from "../../../testing/rule-cases.ts";

const comparing = (...facts: string[]) =>
  pageText("Visit", {
    blocks: [
      { type: "hero" },
      {
        type: "comparison",
        pages: "below",
        caption: "When our shops open.",
        pagesLabel: "Shop",
        columns: facts.map((fact) => ({ fact, label: `The ${fact}` })),
        unknown: "Ask us",
      },
    ],
  });
const shop = (title: string, ...names: string[]) =>
  pageText(title, { facts: names.map((name) => ({ name, text: `The ${name} of ${title}.` })) });

it.each<[what: string, visit: string, files: SiteFiles, expected: string[]]>([
  [
    "is known by one of the pages",
    comparing("opens", "closes"),
    { "pages/visit/a.json": shop("A", "opens"), "pages/visit/b.json": shop("B", "closes") },
    [],
  ],
  [
    "is misspelt",
    comparing("opens", "cloess"),
    { "pages/visit/a.json": shop("A", "opens", "closes") },
    [
      '/blocks/1/columns/1/fact None of the compared pages has a fact "cloess". Did you mean "closes"?',
    ],
  ],
  [
    "is like none",
    comparing("telephone"),
    { "pages/visit/a.json": shop("A", "opens") },
    [
      '/blocks/1/columns/0/fact None of the compared pages has a fact "telephone". Write it on the pages under "facts", or take the column away.',
    ],
  ],
  [
    "may be on a page that is not whole",
    comparing("telephone"),
    {
      "pages/visit/a.json": shop("A", "opens"),
      "pages/visit/b.json": pageText("B", { facts: "telephone" }),
    },
    [],
  ],
])("a column %s", async (_, visit, files, expected) => {
  const { issues } = await examineFolder(writeBeside({ "pages/visit.json": visit, ...files }));
  expect(
    issues
      .filter(({ rule }) => rule === "fact-unknown")
      .map(({ pointer, message, hint }) => `${pointer} ${message} ${hint}`),
  ).toEqual(expected);
});

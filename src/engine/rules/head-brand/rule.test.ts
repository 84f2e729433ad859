import { describe, expect, it } from "vitest";
import { examineFiles } from "../../../testing/examine-files.ts";
import { reportedOnVisit } from "../../../testing/visit-page.ts";

describe("a title", () => {
  it.each([
    ["Where we are | Example", "Where we are"],
    ["Where we are – Example", "Where we are"],
    ["Example: where we are", "where we are"],
    ["Where we are | example", "Where we are"],
    ["Where we are | {brand}", "Where we are"],
  ])("%s has the name of the site in it", async (headTitle) => {
    expect(await reportedOnVisit([], { headTitle })).toEqual(["head-brand /headTitle"]);
  });

  it("may have it as a part of a sentence", async () => {
    for (const headTitle of [
      "What Example bakes",
      "Example bread",
      "About Example",
      "Examples | Bread",
    ])
      expect(await reportedOnVisit([], { headTitle })).toEqual([]);
  });
});

it.each<[brand: string, written: string, alone: string | undefined]>([
  ["Example", "Where we are | Example", "Where we are"],
  ["Example", " {brand} — Where we are", "Where we are"],
  ["Example", "Where we are · { brand } ", "Where we are"],
  ["Example", "Where we are—example", "Where we are"],
  ["Rye (and more)", "Bread | Rye (and more)", "Bread"],
  ["R.e", "Bread | Rye", undefined],
  ["Example", "Bread Example", undefined],
  ["Example", "Example", undefined],
])("the name of %s is taken out of the title “%s”", async (brand, title, alone) => {
  const { issues } = await examineFiles(
    siteWith({ brand }, { title: "Visit", description: "What to know.", headTitle: title }),
  );
  expect(issues.filter(({ rule }) => rule === "head-brand").map(({ fix }) => fix)).toEqual(
    alone === undefined ? [] : [{ value: alone }],
  );
});

it("the name of the site is reported where it is written, in the title too", async () => {
  const { issues } = await examineFiles(
    siteWith({}, { title: "Visit | Example", description: "What to know." }),
  );
  expect(issues.map(({ pointer, hint }) => `${pointer} ${hint}`)).toEqual([
    "/title Write “Visit”.",
  ]);
});

function siteWith(site: object, visit: object) {
  const blocks = [{ type: "hero" }];
  return {
    "pages/_site.json": {
      brand: "Example",
      url: "https://www.example.com",
      language: "en-US",
      navigation: { header: [{ href: "/" }], action: { label: "Visit", href: "/visit" } },
      footer: { groups: [] },
      ...site,
    },
    "pages/index.json": { title: "Home", description: "What is here.", blocks },
    "pages/visit.json": { ...visit, blocks },
  };
}

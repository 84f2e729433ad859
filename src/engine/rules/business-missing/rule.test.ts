import { expect, it } from "vitest";
import { examineFolder, type SiteFiles } from "../../../testing/examine-files.ts";
import { pageText, writeBeside } from "../../../testing/rule-cases.ts";

const BUSINESS = { type: "Bakery", hours: { saturday: ["07:00-12:00"] } };
const visit = (block: object, fields: object = {}) => ({
  "pages/visit.json": pageText("Visit", {
    ...fields,
    blocks: [{ type: "hero" }, { type: "opening-hours", ...block }],
  }),
});
const shared = (block: object) => JSON.stringify({ block: { type: "opening-hours", ...block } });

it.each<[what: string, files: SiteFiles, expected: string[]]>([
  ["is on its page", visit({}, { business: BUSINESS }), []],
  ["is in the block", visit({ business: BUSINESS }), []],
  [
    "is on another page",
    { ...visit({ page: "/oven" }), "pages/oven.json": pageText("Oven", { business: BUSINESS }) },
    [],
  ],
  [
    "is nowhere",
    visit({}),
    [
      '/blocks/1 This block shows a place of business, and nothing says which one. Write "business" on this page, in pages/_site.json, or in the block itself.',
    ],
  ],
  [
    "is not on the page that is named",
    { ...visit({ page: "/oven" }, { business: BUSINESS }), "pages/oven.json": pageText("Oven") },
    [
      '/blocks/1/page The page /oven says nothing about a place. Write "business" on that page, or name another page.',
    ],
  ],
  [
    "is on no page",
    visit({ page: "/none" }),
    [
      "/blocks/1/page There is no page /none that visitors see. Write the path of a page as in the browser, for example /contact.",
    ],
  ],
  [
    "is nowhere, for a shared block",
    {
      "pages/_shared/hours.json": shared({}),
      "pages/visit.json": pageText("Visit", { blocks: [{ type: "hero" }, { use: "hours" }] }),
    },
    [
      '/blocks/1 This block shows a place of business, and nothing says which one. Write "business" on this page, in pages/_site.json, or in the block itself.',
    ],
  ],
  [
    "is on no page that a shared block names",
    {
      "pages/_shared/hours.json": shared({ page: "/none" }),
      "pages/visit.json": pageText("Visit", { blocks: [{ type: "hero" }, { use: "hours" }] }),
      "pages/again.json": pageText("Again", { blocks: [{ type: "hero" }, { use: "hours" }] }),
    },
    [
      "/block/page There is no page /none that visitors see. Write the path of a page as in the browser, for example /contact.",
    ],
  ],
  ["may be on a page that is not whole", visit({}, { business: "Bakery" }), []],
])("a place that a block shows %s", async (_, files, expected) => {
  const { issues } = await examineFolder(writeBeside(files));
  expect(
    issues
      .filter(({ rule }) => rule === "business-missing")
      .map(({ pointer, message, hint }) => `${pointer} ${message} ${hint}`),
  ).toEqual(expected);
});

it.each([
  [{ type: "Bakry" }, "/business/type", 'Did you mean "Bakery"?'],
  [{ type: "Bakery", timeZone: "Europe/Atlantis" }, "/business/timeZone", "Europe/Lisbon"],
  [{ type: "Bakery", hours: { monday: ["9-12"] } }, "/business/hours/monday/0", "09:00-12:30"],
  [
    { type: "Bakery", hours: { monday: ["09:00-09:00"] } },
    "/business/hours/monday/0",
    "09:00-12:30",
  ],
])("says what is wrong with %j", async (business, pointer, hint) => {
  const { issues } = await examineFolder(writeBeside(visit({}, { business })));
  const reported = issues.filter((issue) => issue.file.endsWith("visit.json"));
  expect(reported.map((issue) => issue.pointer)).toEqual([pointer]);
  expect(`${reported[0]?.message} ${reported[0]?.hint}`).toContain(hint);
});

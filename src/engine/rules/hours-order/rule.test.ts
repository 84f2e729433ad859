import { expect, it } from "vitest";
import { examineFolder, type SiteFiles } from "../../../testing/examine-files.ts";
import { pageText, siteText, writeBeside } from "../../../testing/rule-cases.ts";

const business = (fields: object) => ({ type: "Bakery", ...fields });
const visit = (fields: object, block: object = {}): SiteFiles => ({
  "pages/visit.json": pageText("Visit", {
    ...fields,
    blocks: [{ type: "hero" }, { type: "opening-hours", ...block }],
  }),
});
const onMonday = (...monday: string[]) => business({ hours: { monday } });
const SUMMER = { name: "Summer", from: "2027-06-01", until: "2027-05-31", hours: {} };

it.each<[what: string, files: SiteFiles, expected: string[]]>([
  ["times one after the other", visit({ business: onMonday("09:00-12:00", "12:00-14:00") }), []],
  ["times in any order", visit({ business: onMonday("14:00-18:00", "09:00-12:00") }), []],
  ["a night", visit({ business: onMonday("18:00-02:00") }), []],
  [
    "times that overlap",
    visit({ business: onMonday("11:59-14:00", "09:00-12:00") }),
    ["/business/hours/monday/0 09:00-12:00 and 11:59-14:00 overlap."],
  ],
  [
    "a time within a night",
    visit({ business: onMonday("18:00-02:00", "23:00-23:30") }),
    ["/business/hours/monday/1 18:00-02:00 and 23:00-23:30 overlap."],
  ],
  [
    "a season that ends before it begins",
    visit({ business: business({ seasons: [SUMMER] }) }),
    ["/business/seasons/0/until The last day is 2027-05-31, before the first one on 2027-06-01."],
  ],
  [
    "hours of a season",
    visit({
      business: business({
        seasons: [
          { ...SUMMER, until: "2027-06-01", hours: { friday: ["09:00-12:00", "10:00-11:00"] } },
        ],
      }),
    }),
    ["/business/seasons/0/hours/friday/1 09:00-12:00 and 10:00-11:00 overlap."],
  ],
  [
    "special days in the block",
    visit(
      {},
      {
        business: business({ holidays: [{ name: "A", from: "2027-01-02", until: "2027-01-01" }] }),
      },
    ),
    [
      "/blocks/1/business/holidays/0/until The last day is 2027-01-01, before the first one on 2027-01-02.",
    ],
  ],
  [
    "the hours of the site",
    {
      "pages/_site.json": siteText({
        business: business({
          holidays: [{ name: "A", from: "2027-01-02", hours: ["09:00-12:00", "08:00-10:00"] }],
        }),
      }),
    },
    ["/business/holidays/0/hours/0 08:00-10:00 and 09:00-12:00 overlap."],
  ],
])("%s", async (_, files, expected) => {
  const { issues } = await examineFolder(writeBeside(files));
  expect(
    issues
      .filter(({ rule }) => rule === "hours-order")
      .map(({ pointer, message }) => `${pointer} ${message}`),
  ).toEqual(expected);
});

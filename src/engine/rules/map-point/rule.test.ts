import { expect, it } from "vitest";
import { examineFolder, type SiteFiles } from "../../../testing/examine-files.ts";
import { pageText, siteText, writeBeside } from "../../../testing/rule-cases.ts";

const NORTH_WEST = { x: 0, y: 0, position: { latitude: 60, longitude: 0 } };
const SOUTH_EAST = { x: 100, y: 100, position: { latitude: 50, longitude: 10 } };
const WITHIN = { latitude: 55, longitude: 5 };
const BAKERY = { type: "Bakery", hours: { saturday: ["07:00-12:00"] } };

const map = (points: object[], references = [NORTH_WEST, SOUTH_EAST]) => ({
  type: "map",
  drawing: { src: "/media/door.svg", alt: "Our door" },
  references,
  points,
});
const visit = (block: object, fields: object = {}): SiteFiles => ({
  "media/door.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
  "pages/visit.json": pageText("Visit", { ...fields, blocks: [{ type: "hero" }, block] }),
});

it.each<[what: string, files: SiteFiles, expected: string[]]>([
  ["a point of its own", visit(map([{ name: "A", position: WITHIN }])), []],
  ["the place of its page", visit(map([{}]), { business: { ...BAKERY, position: WITHIN } }), []],
  [
    "a point without a name",
    visit(map([{ position: WITHIN }])),
    ["map-point /blocks/1/points/0 This point has no name for the list beside the map."],
  ],
  [
    "a point outside",
    visit(map([{ name: "A", position: { latitude: 55, longitude: 12 } }])),
    [
      "map-point /blocks/1/points/0 This point is not on the drawing: 120 percent from the left and 53 from the top.",
    ],
  ],
  [
    "a place without a position",
    visit(map([{}]), { business: BAKERY }),
    ["map-point /blocks/1/points/0 The place of this point has no position."],
  ],
  [
    "a place that another page describes, outside",
    {
      ...visit(map([{ page: "/oven" }])),
      "pages/oven.json": pageText("Oven", {
        business: { ...BAKERY, position: { latitude: 61, longitude: 5 } },
      }),
    },
    [
      "map-point /blocks/1/points/0 This point is not on the drawing: 50 percent from the left and -12 from the top.",
    ],
  ],
  [
    "a place that nothing describes",
    visit(map([{}])),
    [
      "business-missing /blocks/1/points/0 This block shows a place of business, and nothing says which one.",
    ],
  ],
  [
    "a place of the site",
    {
      ...visit(map([{}])),
      "pages/_site.json": siteText({ business: { ...BAKERY, position: WITHIN } }),
    },
    [],
  ],
  [
    "known points side by side",
    visit(
      map(
        [{ name: "A", position: WITHIN }],
        [NORTH_WEST, { ...SOUTH_EAST, position: { latitude: 60, longitude: 10 } }],
      ),
    ),
    [
      "map-point /blocks/1/references From these two points nothing follows about where others are.",
    ],
  ],
  [
    "a map that several pages share",
    {
      ...visit({ use: "map" }),
      "pages/_shared/map.json": JSON.stringify({ block: map([{ position: WITHIN }]) }),
      "pages/again.json": pageText("Again", { blocks: [{ type: "hero" }, { use: "map" }] }),
    },
    ["map-point /block/points/0 This point has no name for the list beside the map."],
  ],
])("%s", async (_, files, expected) => {
  const { issues } = await examineFolder(writeBeside(files));
  expect(
    issues
      .filter(({ rule }) => rule === "map-point" || rule === "business-missing")
      .map(({ rule, pointer, message }) => `${rule} ${pointer} ${message}`),
  ).toEqual(expected);
});

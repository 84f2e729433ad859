import { expect, it } from "vitest";
import type { Overview, Preview } from "../../contract/answers.ts";
import { shownLists } from "./shown-lists.ts";

const TEXT = { label: "Text", kind: "text" };
const ROW = {
  label: "Row",
  kind: "group",
  fields: {
    head: TEXT,
    cells: { label: "Cells", kind: "list", least: 0, item: TEXT },
  },
};
const OVERVIEW = {
  forms: {
    page: {},
    blocks: [
      {
        type: "table",
        fields: { title: TEXT, rows: { label: "Rows", kind: "list", least: 0, item: ROW } },
      },
      {
        type: "gallery",
        fields: {
          pictures: {
            label: "Pictures",
            kind: "list",
            least: 0,
            item: { label: "Picture", kind: "picture" },
          },
        },
      },
    ],
    use: { label: "Shared part", help: "", fields: {} },
  },
  shared: [{ name: "prices", block: { type: "table", rows: [{ head: "One" }, { head: "Two" }] } }],
  tokens: [{ name: "facts.price", value: "$850" }],
} as unknown as Overview;

function find(block: object) {
  const shown = { blocks: [{}] } as unknown as Preview;
  const page = { blocks: [block] };
  return shownLists({ page, overview: OVERVIEW, shown }, 0);
}

it("finds lists and those within their entries, with what entries are called", () => {
  const rows = [{ head: "From {facts.price}", cells: ["a", "b"] }, { cells: ["c"] }];
  const { lists, texts } = find({ type: "table", title: "Prices", rows });
  expect(lists).toEqual([
    { pointer: "/blocks/0/rows", names: ["From $850", "c"] },
    { pointer: "/blocks/0/rows/0/cells", names: ["a", "b"] },
  ]);
  expect(texts).toContainEqual({ pointer: "/blocks/0/title", text: "Prices" });
  expect(texts).toContainEqual({ pointer: "/blocks/0/rows/0/head", text: "From $850" });
});

it("calls entries by their pictures where they say nothing", () => {
  const pictures = [
    { src: "a.jpg", alt: "Rye" },
    { src: "b.jpg", alt: "A loaf for {facts.price}" },
  ];
  expect(find({ type: "gallery", pictures })).toEqual({
    lists: [{ pointer: "/blocks/0/pictures", names: ["Rye", "A loaf for $850"] }],
    texts: [],
    pictures: [
      { pointer: "/blocks/0/pictures/0", text: "Rye" },
      { pointer: "/blocks/0/pictures/1", text: "A loaf for $850" },
    ],
  });
});

it("calls an entry that says nothing by its number", () => {
  const [list] = find({ type: "table", rows: [{ head: "" }, { cells: [] }] }).lists;
  expect(list?.names).toEqual(["Row 1", "Row 2"]);
});

it("leaves out lists that have no order to change", () => {
  expect(find({ type: "table", rows: [{ head: "One" }] }).lists).toEqual([]);
  expect(find({ type: "unknown", rows: [{ head: "One" }, { head: "Two" }] }).lists).toEqual([]);
});

it("leaves a shared part to all pages, but for what this one says otherwise", () => {
  expect(find({ use: "prices" }).lists).toEqual([]);
  const own = { use: "prices", with: { rows: [{ head: "Two" }, { head: "Three" }] } };
  expect(find(own).lists).toEqual([{ pointer: "/blocks/0/with/rows", names: ["Two", "Three"] }]);
});

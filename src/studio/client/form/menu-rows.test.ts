import { expect, it } from "vitest";
import { entriesOf, movedRow, pointersOf, rowsOf } from "./menu-rows.ts";

const MENU = [
  { href: "/" },
  { label: "Breads", links: [{ href: "/rye" }, { href: "/spelt" }] },
  { label: "Guides", below: "/guides" },
  { href: "/visit" },
];

/** The menu in a word for each line; those of a group stand behind a dot. */
function moved(from: number, to: number, depth: number, takesLinks = true): string | undefined {
  const rows = movedRow(rowsOf(MENU), from, to, depth, takesLinks);
  return rows
    ?.map(({ entry, depth }) => (depth === 1 ? "." : "") + String(entry.label ?? entry.href))
    .join(" ");
}

it("writes a menu back as it was read", () => {
  expect(entriesOf(rowsOf(MENU))).toEqual(MENU);
  expect(pointersOf(rowsOf(MENU), "/menu")).toEqual([
    "/menu/0",
    "/menu/1",
    "/menu/1/links/0",
    "/menu/1/links/1",
    "/menu/2",
    "/menu/3",
  ]);
});

it.each([
  ["a link up, out of any group", 5, 0, 0, "/visit / Breads ./rye ./spelt Guides"],
  ["a link into a group", 5, 3, 0, "/ Breads ./rye ./visit ./spelt Guides"],
  ["a link to the end of a group", 5, 4, 1, "/ Breads ./rye ./spelt ./visit Guides"],
  ["a link behind a group", 5, 4, 0, "/ Breads ./rye ./spelt /visit Guides"],
  ["no link into a group of all pages below one", 5, 5, 1, "/ Breads ./rye ./spelt Guides /visit"],
  ["a link out of its group", 3, 3, 0, "/ Breads ./rye /spelt Guides /visit"],
  ["a group with its links", 1, 0, 0, "Breads ./rye ./spelt / Guides /visit"],
  ["no group into another", 4, 2, 1, "/ Breads ./rye ./spelt Guides /visit"],
  ["a group down", 1, 4, 0, "/ Guides Breads ./rye ./spelt /visit"],
])("moves %s", (_, from, to, depth, menu) => {
  expect(moved(from, to, depth)).toBe(menu);
});

it("leaves no link outside of a group where there are groups alone", () => {
  expect(moved(3, 0, 0, false)).toBeUndefined();
  expect(moved(2, 3, 0, false)).toBe("/ Breads ./spelt ./rye Guides /visit");
});

import { expect, it } from "vitest";
import type { PageEntry, SiteIndex } from "../index/site-index.ts";
import { hasName, namesOf, patternOf } from "./names.ts";

it.each([
  ["Bread in Waco", true],
  ["Waco, Texas", true],
  ["Waco", true],
  ["Wacoan bread, but Waco as well", true],
  ["Wacoan bread", false],
  ["NeoWaco", false],
  ["Waco2", false],
  ["Wacoé", false],
  ["waco", false],
  ["", false],
])("%j has the name as a whole word: %s", (text, expected) => {
  expect(hasName(text, ["Houston", "Waco"])).toBe(expected);
});

it("texts of one pattern differ in names only", () => {
  const waco = { own: ["Waco"], above: ["Texas"] };
  const miami = { own: ["Miami"], above: ["Florida"] };
  const pattern = patternOf("Bread in Waco, Texas", waco);
  expect(patternOf("Bread in Miami, Florida", miami)).toBe(pattern);
  for (const other of [
    "Bread in Florida, Miami",
    "Bread in Miami",
    "Bread of Miami, Florida",
    "Bread in Waco, Texas",
    "Bread in Miamis, Florida",
  ])
    expect(patternOf(other, miami)).not.toBe(pattern);
  expect(patternOf("No name", miami)).toBe("No name");
});

it("a page has its titles as names, and those of the page above it where that is one of several", () => {
  const entry = (route: string, title: string, shortTitle?: string) =>
    ({ route, page: { title, shortTitle } }) as PageEntry;
  const pages = [
    entry("/", "Home"),
    entry("/places", "Places"),
    entry("/places/texas", "State of Texas", "Texas"),
  ];
  const index = {
    withHidden: { pages: new Map(pages.map((one) => [one.route, one])) },
  } as unknown as SiteIndex;
  const names = (...page: Parameters<typeof entry>) => namesOf(entry(...page), index);
  expect(names("/places/texas/waco", "Waco")).toEqual({
    own: ["Waco"],
    above: ["State of Texas", "Texas"],
  });
  expect(names("/places/texas", "Texas", "TX")).toEqual({
    own: ["Texas", "TX"],
    above: ["Places"],
  });
  expect(names("/places", "Places")).toEqual({ own: ["Places"], above: [] });
  expect(names("/", "Home")).toEqual({ own: ["Home"], above: [] });
  expect(names("/lost/waco", "W", "W {facts.x}")).toEqual({ own: [], above: [] });
  expect(names("/a/b", "n".repeat(60), "n".repeat(61)).own).toEqual(["n".repeat(60)]);
});

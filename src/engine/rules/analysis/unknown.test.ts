import { expect, it } from "vitest";
import type { SiteIndex } from "../../pipeline/index/site-index.ts";
import type { Omission, Repairs } from "../../pipeline/omissions.ts";
import { mayBeAnswered, mayHaveAnchor, mayLackLinks, mayLackUses } from "./unknown.ts";

const repairs = (omissions: Omission[], renamed: [string, string][] = []): Repairs => ({
  omissions,
  renamed: new Map(renamed),
});

/** A site of a home page, a page of a visit with an old address, and a page for lost addresses. */
function index(made: Record<string, Repairs> = {}, unreadable: string[] = []): SiteIndex {
  return {
    siteFile: "pages/_site.json",
    unreadable: new Set(unreadable),
    repairs: new Map(Object.entries(made)),
    aliases: new Map([["/old", { path: "/old", target: "/visit" }]]),
    pages: new Map([
      ["/", { route: "/", file: "pages/index.json" }],
      ["/visit", { route: "/visit", file: "pages/visit.json" }],
    ]),
    notFound: { route: "/404", file: "pages/404.json" },
  } as unknown as SiteIndex;
}
const lacking = (...omissions: Omission[]) => index({ "pages/visit.json": repairs(omissions) });

it.each<[kind: string, site: SiteIndex, expected: boolean]>([
  ["a whole site", index(), false],
  ["a file of this name that cannot be read", index({}, ["/lost"]), true],
  ["another file that cannot be read", index({}, ["/other"]), false],
  ["an alias of the wrong type", lacking({ pointer: "/aliases", value: "lost" }), true],
  ["an entry of the aliases", lacking({ pointer: "/aliases/0", value: { at: "lost" } }), true],
  ["aliases of other paths", lacking({ pointer: "/aliases", value: ["found"] }), false],
  ["another field with the path", lacking({ pointer: "/title", value: "/lost" }), false],
  ["a page that is no object", lacking({ pointer: "", value: { aliases: ["/lost"] } }), true],
  ["its title", lacking({ pointer: "", value: { title: "/lost" } }), false],
  [
    "a file that is not whole",
    lacking({ pointer: "", value: '"aliases" : ["/a", "/lost"], ' }),
    true,
  ],
  ["its text", lacking({ pointer: "", value: '"aliases": ["/a"], "title": "/lost"' }), false],
  ["its text without aliases", lacking({ pointer: "", value: '"title": "/lost"' }), false],
  ["an empty file", lacking({ pointer: "" }), false],
])("a path may be answered by %s", (_, site, expected) => {
  expect(mayBeAnswered(site, "/lost")).toBe(expected);
});

it.each<[kind: string, site: SiteIndex, route: string, expected: boolean]>([
  ["a whole page", index(), "/visit", false],
  ["a block", lacking({ pointer: "/blocks/1" }), "/visit", true],
  ["a block, by its old address", lacking({ pointer: "/blocks/1" }), "/old", true],
  ["a block of another page", lacking({ pointer: "/blocks/1" }), "/", false],
  ["the title", lacking({ pointer: "/title" }), "/visit", false],
  ["the whole file", lacking({ pointer: "" }), "/visit", true],
  [
    "a field that nobody knows",
    lacking({ pointer: "/blocks/1/x", isExtra: true, value: "no" }),
    "/visit",
    false,
  ],
  [
    "such a field with the name",
    lacking({ pointer: "/blocks/1/anchr", isExtra: true, value: "hours" }),
    "/visit",
    true,
  ],
  [
    "the page for lost addresses",
    index({ "pages/404.json": repairs([{ pointer: "/blocks" }]) }),
    "/404",
    true,
  ],
  ["that page", index({ "pages/404.json": repairs([{ pointer: "/blocks" }]) }), "/visit", false],
  [
    "a shared block",
    index({ "pages/_shared/a.json": repairs([{ pointer: "/block" }]) }),
    "/visit",
    true,
  ],
])("an anchor may stand in what was left out of %s", (_, site, route, expected) => {
  expect(mayHaveAnchor(site, route, "hours")).toBe(expected);
});

it.each<[kind: string, site: SiteIndex, links: boolean, uses: boolean]>([
  ["nothing", index(), false, false],
  ["a file that cannot be read", index({}, ["/lost"]), true, true],
  ["a block", lacking({ pointer: "/blocks/1" }), true, true],
  ["a shared block", lacking({ pointer: "/block" }), true, true],
  ["a menu", lacking({ pointer: "/navigation/header/0" }), true, false],
  ["the footer", lacking({ pointer: "/footer" }), true, false],
  ["a picture", lacking({ pointer: "/picture/src" }), false, true],
  ["the icon", lacking({ pointer: "/icon" }), false, true],
  ["the picture for shared links", lacking({ pointer: "/shareImage" }), false, true],
  ["the title", lacking({ pointer: "/title" }), false, false],
  [
    "a field that nobody knows, without a path",
    lacking({ pointer: "/blocks/1/x", isExtra: true, value: "no" }),
    false,
    true,
  ],
  [
    "a field that nobody knows, with a path",
    lacking({ pointer: "/blocks/1/x", isExtra: true, value: ["/visit"] }),
    true,
    true,
  ],
  [
    "a misspelt field",
    index({ "pages/a.json": repairs([], [["/blocks/0/picture", "/blocks/0/pictre"]]) }),
    false,
    true,
  ],
])("what was left out is %s", (_, site, links, uses) => {
  expect([mayLackLinks(site), mayLackUses(site)]).toEqual([links, uses]);
});

import { expect, it } from "vitest";
import type { Issue } from "../../../model/issue.ts";
import { matchesPattern } from "../../../model/route.ts";
import type { Reference } from "../../../pipeline/resolve/refs.ts";
import { checkMenuAnchor, checkOwnAnchor } from "./anchor-links.ts";
import { checkLink } from "./check-link.ts";
import { linkIssue } from "./link-issue.ts";
import type { Targets } from "./link-targets.ts";

const VISIT = new Set(["top", "main", "hours", "map"]);
const PATTERN = { route: "/article/:id", id: "[1-9][0-9]*" };
const FILES = ["/media/prices.pdf", "/feed.xml"];
const AT = new Map([
  ["/", new Set(["top", "main"])],
  ["/visit", VISIT],
  ["/old", VISIT],
  ["/also", VISIT],
]);
const OWN = new Map([
  ["/", new Set(["top", "main"])],
  ["/visit", VISIT],
  ["/article/:id", new Set(["top", "main", "end"])],
]);
/** Gives articles by their ids, with the anchors in them. */
function articles(known: [id: string, anchors: Set<string>][]): Targets["articles"] {
  return () => new Map(known);
}

const TARGETS: Targets = {
  anchorsAt: (path) => AT.get(path),
  anchorsOn: (route) => OWN.get(route),
  routes: () => new Set(AT.keys()),
  redirectAt: (path) => (path === "/old" ? "/visit" : undefined),
  patterns: () => [PATTERN],
  patternOf: (path) => (matchesPattern(PATTERN, path) ? PATTERN : undefined),
  idWords: () => ({ noun: "number", form: "a whole number from 1" }),
  showsArticles: (route) => route === "/article/:id",
  articles: articles([
    ["5", new Set(["article-rye"])],
    ["12", new Set()],
  ]),
  hasFile: (path) => FILES.includes(path),
  files: () => FILES,
  isUnknown: (path, anchor) => path === "/lost" || anchor === "perhaps",
  siteUrl: () => "https://www.example.com",
  isHidden: (path) => path === "/soon",
  timesAt: () => undefined,
  lacksHome: (path) => path === "/en",
};

const link = (value: string, more: Partial<Reference> = {}): Reference => ({
  value,
  file: "pages/a.json",
  pointer: "/x",
  ...more,
});
const check = (value: string, other: Partial<Targets> = {}) => {
  const targets = { ...TARGETS, ...other };
  return checkLink(link(value), targets, (own, anchor) =>
    checkOwnAnchor(own, { anchor, route: "/visit" }, targets),
  );
};
const inWords = ({ rule, message, hint, fix }: Issue) =>
  [rule, message, hint, ...(fix && "value" in fix ? [`=> ${fix.value}`] : [])].join(" ");

it.each([
  "/visit",
  "/visit#hours",
  "/also?x#map",
  "/lost",
  "/en",
  "/lost#anything",
  "/visit#perhaps",
  "#perhaps",
  "#hours",
  "/feed.xml",
  "/article/5",
  "/article/5#end",
  "/article/5#article-rye",
  "/article/12#perhaps",
])("nothing is said of %s", (value) => {
  expect(check(value)).toEqual([]);
});

it.each<[value: string, expected: string]>([
  [
    "/visit#huors",
    "link-anchor The page /visit has no place #huors. Did you mean #hours? => /visit#hours",
  ],
  [
    "/visit?a=b#elsewhere",
    "link-anchor The page /visit has no place #elsewhere. Its anchors are #hours, #map.",
  ],
  [
    "/#elsewhere",
    "link-anchor The page / has no place #elsewhere. That page has no anchors; link to the page itself.",
  ],
  [
    "#elsewhere",
    "link-anchor The page /visit has no place #elsewhere. Its anchors are #hours, #map.",
  ],
  [
    "/old?a=b#map",
    "link-redirect /old is an old address that only sends visitors on to /visit. Write /visit?a=b#map. => /visit?a=b#map",
  ],
  [
    "/soon#hours",
    'link-hidden /soon is hidden: visitors do not see it yet, and this link would lead them nowhere. Show that page ("Show this page" in the studio, or take "hidden" out of its file), or take the link away until then.',
  ],
  ["/viist?a#map", "link-dead There is no page /viist. Did you mean /visit? => /visit?a#map"],
  [
    "/far-away",
    "link-dead There is no page /far-away. Write the path of a page as in the browser, or add that page.",
  ],
  [
    "/article/x",
    "link-dead There is no page /article/x. Addresses of /article/:id end with a whole number from 1.",
  ],
  [
    "/article/7",
    "link-dead There is no article with the number 7. Write one that is there: 5, 12.",
  ],
  [
    "/article/12#article-rye",
    "link-anchor The page /article/12 has no place #article-rye. Its anchors are #end.",
  ],
  [
    "/media/pirces.pdf",
    "media-missing There is no file /media/pirces.pdf. Did you mean /media/prices.pdf?",
  ],
  [
    "/media/door.svg?x",
    "media-missing There is no file /media/door.svg. Put the file into the media folder, or correct the path.",
  ],
  [
    "http://example.org/a",
    'link-insecure "http://example.org/a" is not encrypted: others can read and change what is sent. Write https://, and look whether the page opens.',
  ],
  [
    "https://www.example.com/visit#map",
    'link-form "https://www.example.com/visit#map" is an address of this very site. Write /visit#map, so that it can be checked and works wherever the site lies. => /visit#map',
  ],
])("of %s is said what to write", (value, expected) => {
  expect(check(value).map(inWords)).toEqual([expected]);
});

it("an old address whose anchor is not there is wrong twice", () => {
  expect(check("/old#elsewhere").map(({ rule }) => rule)).toEqual(["link-redirect", "link-anchor"]);
});

it.each<[targets: Partial<Targets>, value: string, expected: string[]]>([
  [{ articles: articles([]) }, "/article/7", ["There are no articles yet: take the link away."]],
  [
    { articles: articles(Array.from({ length: 12 }, (_, at) => [`${30 - at * 2}`, new Set()])) },
    "/article/7",
    ["Write one that is there: 8, 10, 12, 14, 16, 18, 20, 22, 24, 26."],
  ],
  [{ articles: () => undefined }, "/article/7", []],
  [{ articles: () => undefined }, "/article/7#article-x", []],
  [{ articles: () => undefined }, "/article/7#x", ["Its anchors are #end."]],
  [{ showsArticles: () => false }, "/article/7#end", []],
  [{ showsArticles: () => false }, "/article/7#article-x", ["Its anchors are #end."]],
  [
    { showsArticles: () => false, anchorsOn: () => undefined },
    "/article/7#x",
    ["That page has no anchors; link to the page itself."],
  ],
])("of a site with %o an article is found as it is known: %s", (targets, value, expected) => {
  expect(check(value, targets).map(({ hint }) => hint)).toEqual(expected);
});

it.each<[routes: string[], anchor: string, expected: string[]]>([
  [["/", "/visit"], "top", []],
  [["/", "/visit"], "perhaps", []],
  [
    ["/", "/visit"],
    "hours",
    [
      "Menus stand on every page, but / has no place #hours. Write the page as well, for example /visit#hours.",
    ],
  ],
  [
    ["/article/:id", "/", "/visit"],
    "hours",
    [
      "Menus stand on every page, but / and 1 more have no place #hours. Write the page as well, for example /visit#hours.",
    ],
  ],
  [
    ["/article/:id"],
    "hours",
    [
      "Menus stand on every page, but the page article/[id].json has no place #hours. Write the page as well, for example /contact#hours.",
    ],
  ],
  [
    ["/404"],
    "hours",
    [
      "Menus stand on every page, but the not-found page has no place #hours. Write the page as well, for example /contact#hours.",
    ],
  ],
])(
  "a menu of a site with the pages %j cannot lead to #%s alone everywhere",
  (routes, anchor, expected) => {
    const own = new Map(routes.map((route) => [route, OWN.get(route) ?? new Set(["top"])]));
    const targets = { ...TARGETS, anchorsOn: (route: string) => own.get(route) };
    const issues = checkMenuAnchor(link(`#${anchor}`), { anchor, routes }, targets);
    expect(issues.map(({ message, hint }) => `${message} ${hint}`)).toEqual(expected);
  },
);

it.each<[what: string, more: Partial<Reference>, fix: Issue["fix"]]>([
  ["by itself", {}, { value: "/visit" }],
  ["in a text", { excerpt: "(/viist)" }, { value: "(/visit)" }],
  ["in a text that says it otherwise", { excerpt: "/vi%69st" }, undefined],
  ["with a token filled", { isFilled: true }, undefined],
  [
    "in a file that is no JSON",
    { excerpt: "/viist", span: { offset: 3, length: 6 } },
    { edits: [{ offset: 3, length: 6, text: "/visit" }] },
  ],
  [
    "in such a file, written otherwise",
    { excerpt: "/vi%69st", span: { offset: 3, length: 8 } },
    undefined,
  ],
])("a link is put right where it stands %s", (_, more, fix) => {
  const fault = { rule: "link-dead", message: "There is none.", hint: "Write it." } as const;
  const issue = linkIssue(link("/viist", more), { ...fault, meant: "/visit" });
  expect(issue.fix).toEqual(fix);
  expect(issue).toMatchObject({ ...fault, file: "pages/a.json", pointer: "/x" });
  expect([issue.excerpt, issue.span]).toEqual([more.excerpt, more.span]);
  expect(linkIssue(link("/viist", more), fault).fix).toBeUndefined();
});

it("what is put in stands there letter by letter", () => {
  const fault = { rule: "link-dead", message: "There is none.", hint: "Write it." } as const;
  expect(linkIssue(link("/a"), { ...fault, meant: "/$&" }).fix).toEqual({ value: "/$&" });
});

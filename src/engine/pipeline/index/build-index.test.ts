import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createClock } from "../../model/clock.ts";
import type { PageFile } from "../../model/page-file.ts";
import type { Entry } from "../walk.ts";
import { shownTypes } from "./article-route.ts";
import { buildIndex } from "./build-index.ts";
import { isHidden, isNeeded, leadsToHidden, seenFromHidden } from "./hidden.ts";
import { meantRoute } from "./meant-route.ts";
import { oddFileIssues } from "./odd-files.ts";
import type { PageEntry, SiteIndex } from "./site-index.ts";
import { isRoot, nameOf, namesOfMedia, namesOfPages } from "./unread-names.ts";
import { anyUnreadable, isUnreadable, mayHaveChildren } from "./unreadable.ts";

const NOT_FOUND = { title: "Not found" } as PageFile;
const entry = (route: string, fields: object = {}, file = `/site/pages${route}.json`) =>
  ({ route, file, page: { title: route, ...fields } }) as PageEntry;
const build = (...pages: PageEntry[]) =>
  buildIndex({
    pages,
    shared: [],
    siteFile: "/site/pages/_site.json",
    clock: createClock({ at: "2026-12-24T09:00" }),
    locales: [{ strings: { strings: {} } }],
    definitions: { pages: { notFound: () => NOT_FOUND } },
  } as unknown as Parameters<typeof buildIndex>[0]);
const indexOf = (...pages: PageEntry[]) => build(...pages).index;
const issuesOf = (...pages: PageEntry[]) =>
  build(...pages).issues.map(({ rule, file, pointer, message, hint }) =>
    [rule, file, pointer, message, hint].join(" "),
  );

describe("pages of a site", () => {
  it("answer one address each: of two files for one the first counts", () => {
    const pages = [entry("/a"), entry("/a", {}, "/site/pages/a/index.json"), entry("/b")];
    expect(indexOf(...pages).pages.get("/a")?.file).toBe("/site/pages/a.json");
    expect(issuesOf(...pages)).toEqual([
      "route-duplicate /site/pages/a/index.json  This page answers /a, and so does pages/a.json. Keep one of the two files, or rename one.",
    ]);
  });

  it("stand beside those of articles, but for addresses that these have too", () => {
    const article = entry("/news/:id");
    expect(issuesOf(article, entry("/news/about"), entry("/other/1"))).toEqual([]);
    const [issue, ...others] = issuesOf(entry("/news/12"), article);
    expect(issue).toContain("This page answers /news/12, and so does news/:id.json.");
    expect(others).toEqual([]);
  });

  it("have one for what is not there, which is no page to link to", () => {
    const own = entry("/404");
    expect(indexOf(own, entry("/a")).notFound).toBe(own);
    expect([...indexOf(own, entry("/a")).pages.keys()]).toEqual(["/a"]);
    expect(indexOf(entry("/a")).notFound).toEqual({
      route: "/404",
      file: "/site/pages/_site.json",
      page: NOT_FOUND,
    });
  });

  it("are listed below others by their order, then by their titles, those without an order last", () => {
    const { children } = indexOf(
      entry("/"),
      entry("/a"),
      entry("/a/d", { title: "D" }),
      entry("/a/c", { title: "C" }),
      entry("/a/two", { title: "A", order: 2 }),
      entry("/a/one", { title: "Z", order: 1 }),
      entry("/a/also", { title: "B", order: 2 }),
      entry("/a/:id", { title: "Articles" }),
    );
    expect([...children].map(([path, list]) => [path, list.map(({ route }) => route)])).toEqual([
      ["/", ["/a"]],
      ["/a", ["/a/one", "/a/two", "/a/also", "/a/c", "/a/d"]],
    ]);
  });
});

it("the types of a page's blocks are those of what it shows, none for a shared block that is not there", () => {
  const blocks = [{ type: "hero" }, { use: "one" }, { use: "none" }];
  const shared = new Map([["one", { name: "one", file: "/s.json", block: { type: "cta" } }]]);
  const index = { shared, clock: createClock({}) } as unknown as SiteIndex;
  expect(shownTypes(entry("/a", { blocks }), index)).toEqual(["hero", "cta", ""]);
});

describe("old addresses of pages", () => {
  it("lead to them, or show them", () => {
    const { aliases } = indexOf(entry("/a", { aliases: ["/old", { path: "/b", as: "page" }] }));
    expect([...aliases.values()]).toEqual([
      { path: "/old", as: "redirect", target: "/a" },
      { path: "/b", as: "page", target: "/a" },
    ]);
  });

  it.each([
    [
      "a page",
      ["/ok", "/b"],
      "/aliases/1 The old address /b is already answered by pages/b.json. Choose another path, or take this one away.",
    ],
    [
      "another page's old address",
      ["/old-b"],
      "/aliases/0 The old address /old-b is already answered by pages/b.json. Choose another path, or take this one away.",
    ],
    [
      "its own page",
      ["/a"],
      "/aliases/0 The old address /a is the path of this page itself; it would lead in a circle. Take this entry away.",
    ],
    [
      "the same",
      ["/twice", "/twice"],
      "/aliases/1 The old address /twice is given twice. Take this entry away.",
    ],
  ])("are none of %s", (_, aliases, issue) => {
    const pages = [entry("/b", { aliases: ["/old-b"] }), entry("/a", { aliases })];
    expect(issuesOf(...pages)).toEqual([`alias-clash /site/pages/a.json ${issue}`]);
  });
});

describe("hidden pages", () => {
  const hidden = { hidden: true };
  const PAGES = [
    entry("/", hidden),
    entry("/a", { ...hidden, aliases: ["/old-a"] }),
    entry("/a/x", hidden),
    entry("/b", { aliases: ["/old-b"] }),
    entry("/b/shown"),
    entry("/b/unseen", hidden),
  ];

  it("are none that a site needs, and none that only say false", () => {
    expect(PAGES.map(isHidden)).toEqual([false, true, true, false, false, true]);
    expect(isHidden(entry("/404", hidden))).toBe(false);
    expect(isHidden(entry("/a", { hidden: false }))).toBe(false);
    expect(["/", "/404", "/a"].map(isNeeded)).toEqual([true, true, false]);
  });

  it("are seen by hidden pages alone", () => {
    const index = indexOf(...PAGES);
    expect([...index.pages.keys()]).toEqual(["/", "/b", "/b/shown"]);
    expect([...index.aliases.keys()]).toEqual(["/old-b"]);
    const below = [...index.children].map(([path, list]) => [path, list.map((one) => one.route)]);
    expect(below).toEqual([
      ["/", ["/b"]],
      ["/b", ["/b/shown"]],
    ]);
    const all = seenFromHidden(index);
    expect([all.pages.size, all.aliases.size, all.children.size]).toEqual([6, 2, 3]);
    expect(seenFromHidden(index).notFound).toBe(index.notFound);
  });

  it("are led to by their routes and their old addresses", () => {
    const index = indexOf(...PAGES);
    const paths = ["/a", "/old-a", "/b", "/old-b", "/none", "/"];
    expect(paths.map((path) => leadsToHidden(index, path))).toEqual([
      ...[true, true, false, false, false, false],
    ]);
    const open = indexOf(entry("/a"));
    expect(open.pages).toBe(open.withHidden.pages);
  });
});

describe("the page that a wrong path means", () => {
  const ROUTES = new Set(["/", "/about", "/about-us", "/breads/rye", "/rolls/oat", "/cakes/oat"]);

  it.each([
    ["/About", "/about"],
    ["/about/", "/about"],
    ["/about//", "/about"],
    ["/about.html", "/about"],
    ["/about.htm", "/about"],
    ["/about.json", "/about"],
    ["/about.php", "/about"],
    ["/about/index.html", "/about"],
    ["/about/index", "/about"],
    ["/about_us", "/about-us"],
    ["/about us", "/about-us"],
    ["/index.html", "/"],
    ["/index", "/"],
    ["/rye", "/breads/rye"],
    ["/other/rye", "/breads/rye"],
    ["/abuot", "/about"],
    ["/breads/ryee", "/breads/rye"],
    ["/oat", undefined],
    ["/x/", undefined],
    ["/nothing-like-it", undefined],
  ])("%s is %s", (path, route) => {
    expect(meantRoute(path, ROUTES)).toBe(route);
  });
});

describe("what cannot be read", () => {
  const entryOf = (path: string, kind: string) => ({ path, kind }) as Entry;

  it.each([
    ["a/b.json", "file", ["/a/b"]],
    ["a/index.json", "link", ["/a"]],
    ["_shared/x.json", "file", ["_shared/x"]],
    ["a.txt", "link", ["/a.txt/"]],
    ["a", "folder", ["/a/"]],
    ["a.json", "folder", ["/a.json/"]],
    ["_shared", "folder", ["_shared/"]],
    ["", "folder", ["/"]],
  ])("in the pages folder %s, a %s, may be %j", (path, kind, names) => {
    expect(namesOfPages(entryOf(path, kind))).toEqual(names);
  });

  it.each([
    ["a.jpg", "file", ["/media/a.jpg"]],
    ["a", "folder", ["/media/a/"]],
    ["a", "link", ["/media/a", "/media/a/"]],
    ["", "folder", ["/media/"]],
  ])("in the media folder %s, a %s, may be %j", (path, kind, names) => {
    expect(namesOfMedia(entryOf(path, kind))).toEqual(names);
  });

  it("has the name by which it is asked for", () => {
    expect(["a.json", "_blog/a.md", "_shared/a.json"].map(nameOf)).toEqual([
      ...["/a", "_blog/a", "_shared/a"],
    ]);
    expect([isRoot(entryOf("", "folder")), isRoot(entryOf("a", "folder"))]).toEqual([true, false]);
  });

  const UNREAD = new Set(["/a", "/folder/", "/news/:id", "_shared/x"]);

  it.each([
    ["/a", true],
    ["/a/b", false],
    ["/ab", false],
    ["/folder", true],
    ["/folder/a/b", true],
    ["/folders", false],
    ["/news/12", true],
    ["/news", false],
    ["/news/12/a", false],
    ["_shared/x", true],
    ["_shared/y", false],
  ])("may be %s: %s", (name, expected) => {
    expect(isUnreadable(UNREAD, name)).toBe(expected);
  });

  it("may be pages below another, or in a folder", () => {
    const below = (names: string[], route: string) => mayHaveChildren(new Set(names), route);
    expect(below(["/a/b"], "/a")).toBe(true);
    expect(below(["/a/b/"], "/a")).toBe(true);
    expect(below(["/a/"], "/a")).toBe(true);
    expect(below(["/a/"], "/a/b")).toBe(true);
    expect(below(["/"], "/a")).toBe(true);
    expect(below(["/a/b/c"], "/a")).toBe(false);
    expect(below(["/a"], "/a")).toBe(false);
    expect(below([], "/a")).toBe(false);
    expect(anyUnreadable(UNREAD, "_shared/")).toBe(true);
    expect(anyUnreadable(UNREAD, "_blog/")).toBe(false);
  });
});

describe("what is no file", () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "odd-")));
  const pages = join(root, "pages");
  mkdirSync(pages);
  mkdirSync(join(root, "pages2"));
  writeFileSync(join(pages, "a.json"), "{}");
  writeFileSync(join(root, "pages2/b.json"), "{}");
  symlinkSync(join(pages, "a.json"), join(pages, "inside.json"));
  symlinkSync(join(root, "pages2/b.json"), join(pages, "outside.json"));
  symlinkSync(join(pages, "none.json"), join(pages, "lost.json"));
  const issueOf = (entry: object) => {
    const [issue] = oddFileIssues(pages, [entry as Entry]);
    return issue;
  };

  it.each([
    ["pipe", "x.json is no file but a pipe; it is left out."],
    ["socket", "x.json is no file but a socket; it is left out."],
    ["device", "x.json is no file but a device; it is left out."],
  ])("but a %s is named", (kind, message) => {
    expect(issueOf({ path: "x.json", kind })).toEqual({
      rule: "file-unreadable",
      message,
      hint: "Delete it, or put a file there.",
      file: `${pages}/x.json`,
      pointer: "",
    });
  });

  it.each([
    ["inside.json", "leads to another file of the folder"],
    ["outside.json", "leads outside the folder"],
    ["lost.json", "leads nowhere"],
  ])("but a link is named, with where it leads: %s %s", (path, where) => {
    const issue = issueOf({ path, kind: "link" });
    expect(issue?.rule).toBe("file-link");
    expect(issue?.message).toBe(
      `${path} is no file but a symbolic link, which ${where}; it is left out.`,
    );
    expect(issue?.hint).toContain('use "aliases"');
  });

  it("but a folder that nobody may read is named, and a file in place of one", () => {
    const denied = { code: "EACCES" };
    expect(issueOf({ path: "a", kind: "folder", cause: denied })?.message).toBe(
      "The folder a cannot be read (EACCES); what is in it is left out.",
    );
    expect(issueOf({ path: "", kind: "folder", cause: denied })?.message).toContain(
      "The folder pages cannot be read",
    );
    const file = issueOf({ path: "", kind: "folder", cause: { code: "ENOTDIR" } });
    expect(file?.message).toBe("pages is a file, where a folder is expected.");
    expect(file?.hint).toContain("make a folder");
  });
});

import { describe, expect, it } from "vitest";
import { dataPathOf, fileOfPattern } from "./data-path.ts";
import { HIDDEN } from "./hidden-address.ts";
import { pathOfHref } from "./href-path.ts";
import { ownPath } from "./own-path.ts";
import { withParameter } from "./parameter.ts";
import { UNSAFE_SIGN } from "./path-signs.ts";
import { pathWithin } from "./path-within.ts";
import type { ResolvedPage } from "./resolved-page.ts";
import {
  ANY_ID,
  addressOf,
  ancestorsOf,
  endsWithParameter,
  isPattern,
  matchesPattern,
  parentOf,
  routeOfFile,
  slugOf,
} from "./route.ts";
import { isWrittenFile, LINKABLE_FILES } from "./written-files.ts";

describe("routeOfFile", () => {
  it.each([
    ["index.json", "/"],
    ["about.json", "/about"],
    ["about-index.json", "/about-index"],
    ["index/about.json", "/index/about"],
    ["a.json/b.json", "/a.json/b"],
    ["locations/texas/index.json", "/locations/texas"],
    ["locations/texas/houston.json", "/locations/texas/houston"],
    ["article/[id].json", "/article/:id"],
  ])("%s answers %s", (path, route) => {
    expect(routeOfFile(path)).toBe(route);
  });
});

describe("matchesPattern", () => {
  it.each(["/article/1", "/article/123"])("%s is an article", (path) => {
    expect(matchesPattern({ route: "/article/:id", id: String.raw`[1-9]\d{0,15}` }, path)).toBe(
      true,
    );
  });

  it.each([
    "/article",
    "/article/",
    "/article/0",
    "/article/01",
    "/article/x",
    "/article/1/2",
    "/article/-1",
    "/article/1.5",
  ])("%s is none", (path) => {
    expect(matchesPattern({ route: "/article/:id", id: String.raw`[1-9]\d{0,15}` }, path)).toBe(
      false,
    );
  });
});

it("walks up to the home page", () => {
  expect(parentOf("/about")).toBe("/");
  expect(parentOf("/")).toBeUndefined();
  expect(parentOf("/a/b")).toBe("/a");
  expect(parentOf("elsewhere/a")).toBeUndefined();
  expect(ancestorsOf("/")).toEqual([]);
  expect(ancestorsOf("/locations/texas/houston")).toEqual(["/", "/locations", "/locations/texas"]);
});

it("knows the last segment of a route", () => {
  expect(["/", "/about", "/locations/texas"].map(slugOf)).toEqual(["", "about", "texas"]);
});

it.each([
  ["/article/:id", true, true, "/article/$&"],
  ["/article/:id/print", true, false, "/article/:id/print"],
  ["/article", false, false, "/article"],
  ["/a:b", false, false, "/a:b"],
  ["/article/:id9", true, false, "/article/:id9"],
])("tells of %s whether it stands for many addresses", (route, pattern, ends, address) => {
  expect(isPattern(route)).toBe(pattern);
  expect(endsWithParameter(route)).toBe(ends);
  if (ends) expect(addressOf(route, "$&")).toBe(address);
});

it("matches whole paths only, and takes an id for a pattern of its own", () => {
  const pattern = { route: "/a/:id", id: "[$&]+" };
  expect(["/a/$", "/b/a/$", "/a/$/c"].map((path) => matchesPattern(pattern, path))).toEqual([
    true,
    false,
    false,
  ]);
});

it("takes any one segment for an id that is not known", () => {
  const pattern = { route: "/a/:id", id: ANY_ID };
  expect(["/a/b", "/a/b-1", "/a/", "/a/b/c"].map((path) => matchesPattern(pattern, path))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it("puts the data of pages beside their documents, and that of a pattern's addresses into one file", () => {
  const patterns = [{ route: "/article/:id", id: "[0-9]+" }];
  expect(
    ["/", "/contact", "/article", "/article/7"].map((path) => dataPathOf(path, patterns)),
  ).toEqual(["/page.json", "/contact/page.json", "/article/page.json", "/article/_id.json"]);
  expect(fileOfPattern("/article/:id")).toBe("/article/_id");
});

it.each([
  ["/a?b#c", "/a"],
  ["/a#b?c", "/a"],
  ["#c", ""],
  ["/a", "/a"],
])("the path of %s is %j", (href, path) => {
  expect(pathOfHref(href)).toBe(path);
});

it.each([
  ["https://www.a.org/b?c#d", "https://a.org", "/b?c#d"],
  ["HTTP://a.org//evil.org/b", "https://www.a.org", "/evil.org/b"],
  ["https://a.org", "https://a.org", "/"],
  ["https://a.www.org/b", "https://a.org", undefined],
  ["https://b.org/a", "https://a.org", undefined],
  ["https://a.org:8443/a", "https://a.org", undefined],
  ["mailto:a@a.org", "https://a.org", undefined],
  ["xhttps://a.org/b", "https://a.org", undefined],
  ["https://a.org/b", "a.org", undefined],
])("%s is on the site %s: %s", (url, site, path) => {
  expect(ownPath(url, site)).toBe(path);
});

it("leads within a site with one slash, also in the middle of a path with several", () => {
  expect(pathWithin(new URL("https://a.org///b//c?d#e"))).toBe("/b//c?d#e");
});

it("fills the parameter of a page for many addresses in its address and its blocks, and in no other page", () => {
  const page = (route: string) =>
    ({
      route,
      head: { canonical: `https://a.org${route}`, title: "A" },
      blocks: [{ type: "a" }],
    }) as unknown as ResolvedPage;
  expect(withParameter(page("/article/:id"), "/article/7")).toEqual({
    route: "/article/:id",
    head: { canonical: "https://a.org/article/7", title: "A" },
    blocks: [{ type: "a", parameter: "7" }],
  });
  const plain = page("/about");
  expect(withParameter(plain, "/about")).toBe(plain);
});

describe("files that a build writes", () => {
  it.each([
    ...["sitemap.xml", "feed.xml", "llms.txt", "robots.txt", "_headers", "_redirects"],
    ...["favicon.ico", "manifest.webmanifest", "_part", "_output", "_earlier"],
    ...["icon-180.png", "icon-192.png", "icon-512.png", "page.json", "a/b/page.json"],
    ...["404", "404.html", "404.json", "article/_id.html", "article/_id.json", "_id.json"],
    ...["sample-form/form", "sample-form/form.js", "sample-form/form.css"],
    ...["sample-form/form/index.html", "Sitemap.XML", "sitemap.xml.br", "404.html.gz"],
    ...["sitemap-1.xml", "sitemap-20.xml.gz"],
  ])("are known by their path: %s", (file) => {
    expect(isWrittenFile(`/${file}`)).toBe(true);
  });

  it.each([
    ...["", "a", "a/sitemap.xml", "sitemap.xml.zip", "icon-181.png", "homepage.json"],
    ...["page.json/a", "page-json", "a404", "404a", "a/404", "404.htm", "_id.js", "a_id.json"],
    ...["_id.json5", "_i-d.json", "a/sample-form/form", "sample-form/form.jsx", "sample-form"],
    ...["sample-form/form/index.htm", "sitemap.xml.br/a", "sitemap.br.xml", "page.jsonx"],
    ...["sitemap-.xml", "sitemap-0.xml", "sitemap-a.xml", "a/sitemap-1.xml"],
  ])("are no others: %s", (file) => {
    expect(isWrittenFile(`/${file}`)).toBe(false);
  });

  it("can be linked to where they are for everyone", () => {
    expect(LINKABLE_FILES).toEqual(["/sitemap.xml", "/feed.xml", "/llms.txt", "/robots.txt"]);
  });

  it("answer only where visitors may ask for them", () => {
    const hidden = new RegExp(HIDDEN);
    for (const path of ["/_headers", "/_redirects", "/a/_id", "/a/_id.html", "/a.html", "/a.br"])
      expect([path, hidden.test(path)]).toEqual([path, true]);
    for (const path of ["/a.gz", "/a/index", "/index", "/404"])
      expect([path, hidden.test(path)]).toEqual([path, true]);
    for (const path of [
      "/",
      "/a",
      "/a/_headers/b",
      "/a_id",
      "/404/a",
      "/a/404",
      "/index/a",
      "/x.brx",
    ])
      expect([path, hidden.test(path)]).toEqual([path, false]);
  });
});

it.each(["/straße/a_b", "/東京", "/e\u0301", "/a.b~c,d=e@f&g!h'i-9"])(
  "an alias may be %s",
  (path) => {
    expect(UNSAFE_SIGN.test(path)).toBe(false);
  },
);

it.each([...' %*:$(;\\?#"\n\u00a0\u200b+'])("an alias may not hold %j", (sign) => {
  expect(UNSAFE_SIGN.test(`/a${sign}b`)).toBe(true);
});

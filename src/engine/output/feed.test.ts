import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { examineFiles } from "../../testing/examine-files.ts";
import type { Article } from "../model/article.ts";
import type { CheckedSite } from "../pipeline/site.ts";
import { withArticles } from "./blog/with-articles.ts";
import { feeds, hasArticles } from "./feed.ts";
import { createMediaOutput } from "./media.ts";
import { createOutputPages } from "./output-pages.ts";
import { pagePlans } from "./page-jobs.ts";
import { siteFiles } from "./site-files.ts";
import { createSpool } from "./spool.ts";

const page = (title: string, fields: object = {}) => ({
  title,
  description: `About ${title}.`,
  blocks: [{ type: "hero" }],
  ...fields,
});

const SITE = {
  brand: "Bakery",
  url: "https://www.bakery.example",
  language: "en-US",
  navigation: {
    header: [{ label: "Our rolls", below: "/rolls" }],
    action: { label: "Home", href: "/" },
  },
  footer: { about: "We bake.", groups: [{ label: "Our cakes", below: "/cakes" }] },
};

const pagesOf = (site: CheckedSite) =>
  createOutputPages(createMediaOutput(""), createSpool(tmpdir())).of(site);

/** The feed of the first language. */
const feedOf = (site: CheckedSite, pages: ReturnType<typeof pagesOf>) =>
  feeds(site, pages)[0]?.text ?? "";

const isKnownToHaveArticles = (site: CheckedSite, articles: Article[]) => {
  const known = { folder: "", articles, listed: new Set<string>() };
  return site.frames.some((frame) => hasArticles(site, [known], frame));
};

const imagesOf = (site: CheckedSite) =>
  new Map(
    pagesOf(site).flatMap(({ checked, facts: { image } }) =>
      image ? [[checked.entry.route, image] as const] : [],
    ),
  );

async function siteOf(files: Record<string, object | string>): Promise<CheckedSite> {
  const { site } = await examineFiles({ "pages/_site.json": SITE, ...files });
  if (!site) throw new Error("The site cannot be read.");
  return site;
}

it("lists the articles newest first, and was updated when the last of them was", async () => {
  const { site } = await examineFiles({
    "pages/_site.json": {
      brand: "Bakery",
      url: "https://www.bakery.example",
      language: "en-US",
      navigation: { header: [{ href: "/" }], action: { label: "Home", href: "/" } },
      footer: { groups: [] },
    },
    "pages/index.json": page("Home"),
    "pages/a.json": page("First", { published: "2026-01-01" }),
    "pages/b.json": page("Third", { published: "2026-03-01" }),
    "pages/c.json": page("Second", { published: "2026-02-01", updated: "2026-09-01" }),
    "pages/d.json": page("No article"),
  });
  if (!site) throw new Error("The site cannot be read.");
  const text = feedOf(site, pagesOf(site));
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, value]) => value);
  expect(all(/<entry><id>https:\/\/www\.bakery\.example(.*?)<\/id>/g)).toEqual(["/b", "/c", "/a"]);
  expect(all(/<published>(.*?)T/g)).toEqual(["2026-03-01", "2026-02-01", "2026-01-01"]);
  expect(all(/<updated>(.*?)T/g)).toEqual(["2026-09-01", "2026-03-01", "2026-09-01", "2026-01-01"]);
});

it("says of an article what its page says, and only days that are written", async () => {
  const site = await siteOf({
    "pages/index.json": page("Home"),
    "pages/a.json": page("Rye", { published: "2026-01-01", reviewed: "2026-03-01" }),
    "pages/b.json": page("Left out", { published: "2026-01-01", noindex: true }),
  });
  expect(feedOf(site, pagesOf(site))).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>https://www.bakery.example/</id>
<title>Bakery</title>
<updated>2026-01-01T00:00:00Z</updated>
<author><name>Bakery</name></author>
<link href="https://www.bakery.example/"/>
<link rel="self" href="https://www.bakery.example/feed.xml"/>
<entry><id>https://www.bakery.example/a</id><title>Rye</title><link href="https://www.bakery.example/a"/><published>2026-01-01T00:00:00Z</published><updated>2026-01-01T00:00:00Z</updated><summary>About Rye.</summary></entry>
</feed>
`);
});

it("is empty, and very old, for a site without articles", async () => {
  const site = await siteOf({ "pages/index.json": page("Home") });
  const text = feedOf(site, pagesOf(site));
  expect(text).toContain("<updated>1970-01-01T00:00:00Z</updated>");
  expect(text).not.toContain("<entry>");
});

it("the other files of a site list what may be found, and lead on from what has moved", async () => {
  const site = await siteOf({
    "pages/index.json": page("Home"),
    "pages/rye-bread/index.json": page("Rye", { updated: "2026-02-01", aliases: ["/roggen"] }),
    "pages/rye-bread/dark.json": page("Dark [rye]", { published: "2026-01-01" }),
    "pages/rolls/a.json": page("Roll", { reviewed: "2026-03-01" }),
    "pages/cakes/a.json": page("Cake", { aliases: [{ path: "/kuchen", as: "page" }] }),
    "pages/sour-dough/a.json": page("Sour"),
    "pages/secret.json": page("Secret", { noindex: true }),
    "pages/draft.json": page("Draft", { hidden: true }),
  });
  const files = new Map(siteFiles(site, pagesOf(site)).map(({ path, text }) => [path, text]));
  expect([...files.keys()]).toEqual([
    "sitemap.xml",
    "feed.xml",
    "llms.txt",
    "robots.txt",
    "_headers",
    "_redirects",
  ]);
  expect(files.get("sitemap.xml")).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://www.bakery.example/cakes/a</loc></url>
<url><loc>https://www.bakery.example/</loc></url>
<url><loc>https://www.bakery.example/rolls/a</loc><lastmod>2026-03-01</lastmod></url>
<url><loc>https://www.bakery.example/rye-bread/dark</loc><lastmod>2026-01-01</lastmod></url>
<url><loc>https://www.bakery.example/rye-bread</loc><lastmod>2026-02-01</lastmod></url>
<url><loc>https://www.bakery.example/sour-dough/a</loc></url>
</urlset>
`);
  expect(files.get("robots.txt")).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://www.bakery.example/sitemap.xml\n",
  );
  expect(files.get("_redirects")).toBe("/roggen /rye-bread 301\n");
  expect(files.get("llms.txt")).toBe(`# Bakery

> We bake.

## Our cakes

- [Cake](https://www.bakery.example/cakes/a): About Cake.

## Main pages

- [Home](https://www.bakery.example/): About Home.
- [Rye](https://www.bakery.example/rye-bread): About Rye.

## Our rolls

- [Roll](https://www.bakery.example/rolls/a): About Roll.

## Rye

- [Dark [rye)](https://www.bakery.example/rye-bread/dark): About Dark [rye].

## Sour dough

- [Sour](https://www.bakery.example/sour-dough/a): About Sour.
`);
});

it("a page has a picture for those who share it, with its heading, the brand and what is seen on it", async () => {
  const door = { src: "/media/door.svg", alt: "A red door." };
  const site = await siteOf({
    "media/door.svg":
      '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path d="M1 0h2v3H1z"/></svg>',
    "pages/index.json": page("Home", { picture: door }),
    "pages/open.json": page("Are we open?", { picture: door }),
    "pages/plain.json": page("Plain"),
    "pages/again.json": page("Plain"),
    "pages/secret.json": page("Secret", { noindex: true }),
    "pages/article/[id].json": page("Article"),
  });
  const images = imagesOf(site);
  expect(
    [...images].map(([route, { title, alt, picture }]) => [route, title, alt, picture]),
  ).toEqual([
    ["/again", "Plain", "Bakery: Plain", undefined],
    ["/", "Home", "Bakery: Home. A red door.", "/media/door.svg"],
    ["/open", "Are we open?", "Bakery: Are we open? A red door.", "/media/door.svg"],
    ["/plain", "Plain", "Bakery: Plain", undefined],
  ]);
  const paths = [...images.values()].map(({ path }) => path);
  for (const path of paths) expect(path).toMatch(/^assets\/share-[0-9a-f]{12}\.png$/);
  expect(paths[0]).toBe(paths[3]);
  expect(new Set(paths).size).toBe(3);
});

it.each([
  ["one", ["Home", "Home"]],
  ["none", []],
  ["each", ["Plain", "Home"]],
])("a site that says %s has as many pictures", async (shareImages, titles) => {
  const site = await siteOf({
    "pages/_site.json": { ...SITE, shareImages },
    "pages/index.json": page("Home"),
    "pages/a-plain.json": page("Plain"),
  });
  const images = pagesOf(site).flatMap(({ facts: { image } }) => image ?? []);
  expect(images.map(({ title }) => title)).toEqual(titles);
});

it("a document is made for every page and for aliases that show it, each with its data", async () => {
  const site = await siteOf({
    "pages/index.json": page("Home"),
    "pages/rye.json": page("Rye", {
      aliases: ["/moved", { path: "/roggen", as: "page" }],
      published: "2026-01-01",
      reviewed: "2026-02-01",
    }),
    "pages/article/[id].json": page("Article"),
    "pages/404.json": page("Lost"),
  });
  const jobs = [...pagePlans(site, pagesOf(site))].map(({ make, ...plan }) => ({
    ...plan,
    ...make(),
  }));
  const files = jobs.map(({ route, files }) => [route, ...files]);
  expect(files).toContainEqual(["/", { document: "index.html", data: "page.json" }]);
  expect(files).toContainEqual([
    "/rye",
    { document: "rye/index.html", data: "rye/page.json" },
    { document: "roggen/index.html", data: "roggen/page.json" },
  ]);
  expect(files).toContainEqual([
    "/article/:id",
    { document: "article/_id.html", data: "article/_id.json", dataUrl: "/article/_id.json" },
  ]);
  expect(files).toContainEqual([
    "/404",
    { document: "404.html", data: "404.json", dataUrl: "/404.json" },
  ]);
  const rye = jobs.find(({ route }) => route === "/rye");
  expect(rye?.meta).toMatchObject({
    isArticle: false,
    shareImage: `https://www.bakery.example/${imagesOf(site).get("/rye")?.path}`,
    shareImageAlt: "Bakery: Rye",
    days: { published: "2026-01-01", changed: "2026-02-01" },
  });
  expect(JSON.parse(rye?.meta.structuredData ?? "")["@graph"]).toHaveLength(2);
  expect(JSON.parse(rye?.page ?? "")).toMatchObject({
    route: "/rye",
    head: { title: "Rye | Bakery" },
  });
  const lost = jobs.find(({ route }) => route === "/404");
  expect(lost?.meta.shareImage).toBeUndefined();
  expect(lost?.meta.structuredData).toBeUndefined();
});

it.each<[what: string, fields: object, has: boolean]>([
  ["no day", {}, false],
  ["a day of publication", { published: "2026-01-01" }, true],
  ["another day alone", { updated: "2026-01-01" }, false],
  ["a day, and is left out by search engines", { published: "2026-01-01", noindex: true }, false],
  ["a day, and is hidden", { published: "2026-01-01", hidden: true }, false],
])(
  "a site whose page has %s is known to have articles when its feed has",
  async (_, fields, has) => {
    const site = await siteOf({
      "pages/index.json": page("Home"),
      "pages/a.json": page("A", fields),
    });
    expect(isKnownToHaveArticles(site, [])).toBe(has);
    expect(feedOf(site, pagesOf(site)).includes("<entry>")).toBe(has);
  },
);

it.each<[what: string, day: string, template: object, has: boolean]>([
  ["with a day", "2026-01-01", {}, true],
  ["without one", "", {}, false],
  ["without one, where the page that shows it has one", "", { reviewed: "2026-01-01" }, true],
  ["on a page that search engines leave out", "2026-01-01", { noindex: true }, false],
])("an article of the blog %s is known to be in the feed when it is", async (_, day, more, has) => {
  const site = await siteOf({
    "pages/_site.json": { ...SITE, blog: { provider: "files", byline: "We" } },
    "pages/index.json": page("Home"),
    "pages/article/[id].json": { ...page("Article", more), blocks: [{ type: "blog-article" }] },
  });
  const article = { id: "first", title: "First", excerpt: "It began.", day, body: [] };
  const articles = [article as unknown as Article];
  expect(isKnownToHaveArticles(site, articles)).toBe(has);
  const known = { folder: "", articles, listed: new Set<string>() };
  const pages = pagesOf(withArticles(site, { blogs: [known], notices: [] }));
  expect(feedOf(site, pages).includes("<entry>")).toBe(has);
});

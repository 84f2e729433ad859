import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildFolder, CACHE, ROOT } from "../../testing/build-folder.ts";
import { ENGINE, examineFolder, type SiteFiles, writeSite } from "../../testing/examine-files.ts";
import { bundle } from "./bundle.ts";

const made: string[] = [];

/** The components are compiled once for all tests. */
beforeAll(async () => {
  await bundle({ root: ROOT, cache: CACHE, engine: ENGINE });
}, 300_000);

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

const page = (blocks: object[] = [], fields: object = {}) => ({
  title: "Visit",
  description: "Where we are.",
  blocks: [{ type: "hero" }, ...blocks],
  ...fields,
});
const cta = (href: string, anchor?: string) => ({
  type: "cta",
  title: "Go",
  action: { label: `To ${href} now`, href },
  ...(anchor && { anchor }),
});
const site = (fields: object = {}, action = "/visit") => ({
  brand: "Bakery",
  url: "https://www.bakery.example",
  language: "en-US",
  navigation: { header: [{ href: "/" }], action: { label: "Go", href: action } },
  footer: { groups: [] },
  blog: { provider: "wordpress", category: 1, byline: "B", samples: true },
  ...fields,
});
const post = (html: string) => `---\ntitle: Five\ndate: 2026-03-15\nsummary: E\n---\n\n${html}\n`;
const ARTICLE = { ...page(), title: "Article", blocks: [{ type: "blog-article" }] };
const LIST = { type: "latest-articles", title: "News" };
const SHARED = { use: "go" };
const shownEverywhere = (href: string): SiteFiles => ({
  "pages/_shared/go.json": { block: cta(href) },
  "pages/visit.json": page([SHARED]),
  "pages/404.json": { ...page([SHARED]), title: "Not found" },
  "pages/article/[id].json": { ...ARTICLE, blocks: [{ type: "blog-article" }, SHARED] },
});
const visit = (...blocks: object[]): SiteFiles => ({ "pages/visit.json": page(blocks) });
const aliases = (...paths: unknown[]): SiteFiles => ({
  "pages/visit.json": page([], { aliases: paths }),
});
const article = (html: string): SiteFiles => ({ "pages/_blog/5.md": post(html) });

const RIGHT: [string, SiteFiles][] = [
  ["a site as it is", {}],
  ["a menu to the top", { "pages/_site.json": site({}, "#top") }],
  ["a menu to an anchor of a page", { "pages/_site.json": site({}, "/visit#main") }],
  ["the top, from a shared block", shownEverywhere("#top")],
  ["an anchor in an article", visit(cta("/article/5#article-rye"))],
  ["an anchor of the page that shows articles", visit(cta("/article/5#main"), cta("/article/5"))],
  ["files beside the pages", visit(cta("/llms.txt"), cta("/feed.xml"), cta("/robots.txt"))],
  ["aliases", aliases("/old", "/old.html", "/über-uns", { path: "/b", as: "page" })],
  [
    "links to aliases",
    {
      ...aliases({ path: "/b", as: "page" }),
      "pages/x.json": page([cta("/b#main")], { title: "X", description: "X." }),
    },
  ],
  ["links within an article", article('<h2 id="käse">A</h2><a href="#k%C3%A4se">x</a>')],
  ["an address in capitals", { "pages/_site.json": site({ url: "https://WWW.Bakery.example/" }) }],
  [
    "articles in another folder",
    {
      ...visit(LIST),
      "pages/article/[id].json": page([], { title: "Room", description: "One of our rooms." }),
      "pages/news/[number].json": ARTICLE,
    },
  ],
  [
    "articles at the root",
    {
      ...visit(LIST),
      "pages/article/[id].json": page([], { title: "Room", description: "One of our rooms." }),
      "pages/[id].json": ARTICLE,
    },
  ],
  [
    "a page below a number",
    { "pages/article/[id]/notes.json": page([], { title: "Notes", description: "Notes." }) },
  ],
];

const WRONG: [string, SiteFiles][] = [
  [
    "two numbers in an address",
    { "pages/[a]/[b].json": page([], { title: "Room", description: "One of our rooms." }) },
  ],
  ["a menu to no anchor", { "pages/_site.json": site({}, "#nowhere") }],
  [
    "a menu to an anchor that one page lacks",
    { "pages/_site.json": site({}, "#go"), ...visit(cta("/", "go")) },
  ],
  ["no anchor, from a shared block", shownEverywhere("#nowhere")],
  [
    "no anchor on the not-found page",
    { "pages/404.json": page([cta("#nowhere")], { title: "404" }) },
  ],
  ["no anchor in an article", visit(cta("/article/5#rye"))],
  ["an article that is not there", visit(cta("/article/6"))],
  [
    "articles that no page shows",
    { ...visit(LIST), "pages/article/[id].json": page([], { title: "Room" }) },
  ],
  ["a list of a page with many addresses", visit({ type: "cards", pages: ["/article/:id"] })],
  ["an alias of such a page", { "pages/article/[id].json": { ...ARTICLE, aliases: ["/all"] } }],
  ["an alias that is a file", aliases("/robots.txt")],
  ["an alias that puts a page over a file", aliases({ path: "/index.html", as: "page" })],
  ["a page below a file", aliases({ path: "/feed.xml/x.y", as: "page" })],
  [
    "an e-mail address that makes no link",
    { "pages/_site.json": site({ email: "a,b@bakery.example" }) },
  ],
  ["a dead link behind a sign", article('<a title="a > b" href="/nope">x</a>')],
  ["no anchor within an article", article('<h2 id="rye">A</h2><a href="#rey">x</a>')],
  ["a picture that is not there", article('<img src="/media/nope.png" alt="">')],
  [
    "another host behind this one",
    article('<a href="https://www.bakery.example//evil.example">x</a>'),
  ],
  [
    "a blog that is no origin",
    {
      "pages/_site.json": site({
        blog: {
          provider: "wordpress",
          host: "https://x; script-src-elem *",
          category: 1,
          byline: "B",
        },
      }),
    },
  ],
  ["a control character", { "pages/visit.json": page([], { title: "Vis\u0001it" }) }],
];

const folderOf = (files: SiteFiles) => {
  const folder = writeSite({
    "pages/_site.json": site(),
    "pages/index.json": page([{ type: "cards", pages: "below" }], {
      title: "Home",
      description: "H.",
    }),
    "pages/visit.json": page(),
    "pages/article/[id].json": ARTICLE,
    ...article('<h2 id="rye">Rye</h2>'),
    ...files,
  });
  made.push(folder);
  return folder;
};

it.each(RIGHT)("check and build take %s", async (_, files) => {
  expect(await buildFolder(folderOf(files))).toEqual({ reported: [], isWritten: true });
});

it.each(WRONG)("check and build refuse %s", async (_, files) => {
  const folder = folderOf(files);
  const { issues } = await examineFolder(folder);
  expect(issues.map(({ level }) => level)).toEqual(["error"]);
  const { reported, isWritten } = await buildFolder(folder);
  expect(reported.map((line) => line.split(" ")[1])).toEqual(issues.map(({ rule }) => rule));
  expect(isWritten).toBe(false);
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { DEFINITIONS } from "../../../cli/definitions.ts";
import { examineFiles } from "../../../testing/examine-files.ts";
import type { ResolvedBlock } from "../../model/block.ts";
import { redirectRules } from "../hosting-tables.ts";
import { securityPolicy } from "../security-policy.ts";
import { knownArticles } from "./known-articles.ts";
import { withArticles } from "./with-articles.ts";

const cache = mkdtempSync(join(tmpdir(), "several-blogs-"));
afterAll(() => rmSync(cache, { recursive: true }));

const page = (title: string, ...blocks: object[]) => ({
  title,
  description: `What to know about ${title}.`,
  blocks,
});
const HERO = { type: "hero" };
const LIST = { type: "latest-articles" };
const ARTICLE = { type: "blog-article" };
const post = (title: string, text = "The text.") =>
  `---\ntitle: ${title}\ndate: 2026-03-15\n---\n\n${text}\n`;

const SITE = {
  brand: "Bakery",
  url: "https://www.bakery.example",
  language: "en-US",
  navigation: { header: [{ href: "/news" }], action: { label: "Home", href: "/" } },
  footer: { groups: [] },
  blog: { provider: "files", byline: "The bakery" },
  blogs: [
    { provider: "files", folder: "/news", byline: "The news desk" },
    {
      provider: "wordpress",
      folder: "/guides",
      host: "https://blog.example.com",
      category: 6,
      byline: "The guides",
    },
  ],
};
const FILES = {
  "pages/_site.json": SITE,
  "pages/index.json": page("Home", HERO, LIST, { ...LIST, folder: "/news" }),
  "pages/news/index.json": page("News", HERO, LIST),
  "pages/article/[id].json": page("Article", ARTICLE),
  "pages/news/[id].json": page("News item", ARTICLE),
  "pages/guides/[id].json": page("Guide", ARTICLE),
  "pages/_blog/rye.md": post("Rye", "[News](/news/rye)"),
  "pages/_blog/oat.md": post("Oat"),
  "pages/_blog/news/rye.md": post("News of rye"),
};

async function examined(files: Record<string, object | string> = {}) {
  const { site, issues } = await examineFiles({ ...FILES, ...files });
  if (!site) throw new Error("The site cannot be read.");
  return { site, issues: issues.map(({ rule, message }) => `${rule} ${message}`) };
}

/** The site with the articles of those blogs that visitors' browsers do not ask. */
async function complete() {
  const { site } = await examined();
  const blogs = site.index.blogs.filter(({ provider }) => provider.readFile);
  const index = { ...site.index, blogs };
  return withArticles(site, await knownArticles(index, DEFINITIONS.blogs, { folder: cache }));
}

it("have each a page for single articles, and may use the same ids", async () => {
  const { pages } = await complete();
  const articles = pages.flatMap(({ page: { route, head, blocks } }) =>
    blocks[0]?.article ? [[route, head.title, (blocks[0].blog as { byline: string }).byline]] : [],
  );
  expect(articles).toEqual([
    ["/article/oat", "Oat | Bakery", "The bakery"],
    ["/article/rye", "Rye | Bakery", "The bakery"],
    ["/news/rye", "News of rye | Bakery", "The news desk"],
  ]);
});

it("are listed on the page of their folder, elsewhere the one without a folder or the one that is named", async () => {
  const { pages } = await complete();
  const listsOn = (path: string) => {
    const found = pages.find(({ page: { route } }) => route === path)?.page.blocks ?? [];
    const titles = ({ posts }: ResolvedBlock) =>
      (posts as { title: string }[] | undefined)?.map(({ title }) => title);
    return found.filter(({ type }) => type === LIST.type).map(titles);
  };
  expect(listsOn("/")).toEqual([["Oat", "Rye"], ["News of rye"]]);
  expect(listsOn("/news")).toEqual([["News of rye"]]);
});

it("are the way to their articles", async () => {
  const { pages } = await complete();
  const trailOf = (path: string) =>
    pages.find(({ page: { route } }) => route === path)?.page.blocks[0]?.trail;
  expect(trailOf("/news/rye")).toEqual([
    { label: "Home", href: "/" },
    { label: "News", href: "/news" },
  ]);
  expect(trailOf("/article/rye")).toEqual([{ label: "Home", href: "/" }]);
});

it("have each the ids of its provider, for hosts and for browsers", async () => {
  const { site } = await examined();
  const name = "[a-z0-9][a-z0-9-]{0,99}";
  const number = String.raw`[1-9]\d{0,15}`;
  const rules = redirectRules(site.index).map(({ from, to, id }) => [from, to, id]);
  expect(rules).toEqual([
    ["/article/:id", "/article/_id.html", name],
    ["/guides/:id", "/guides/_id.html", number],
    ["/news/:id", "/news/_id.html", name],
  ]);
  expect(site.shell.patterns).toEqual([{ route: "/guides/:id", id: number }]);
  expect(securityPolicy(site.index)).toContain("connect-src 'self' https://blog.example.com;");
});

it("have links checked with their own articles", async () => {
  expect((await examined()).issues).toEqual([]);
  const news = "pages/_blog/news/rye.md";
  const link = (href: string) => ({ [news]: post("News of rye", `[More](${href})`) });
  expect((await examined(link("/article/oat"))).issues).toEqual([]);
  const [dead, ...others] = (await examined(link("/news/oat"))).issues;
  expect(dead).toContain("link-dead");
  expect(others).toEqual([]);
});

it.each([
  [
    "pages/_blog/2026/old.md",
    post("Old"),
    'file-stray No blog of this site has the folder "/2026"',
  ],
  [
    "pages/index.json",
    page("Home", HERO, LIST, { ...LIST, folder: "/article" }),
    'page-block-misplaced No blog of this site has the folder "/article"',
  ],
  [
    "pages/news/[id].json",
    page("News item", HERO),
    'blog-folder No page shows the articles of the folder "/news".',
  ],
  [
    "pages/_site.json",
    { ...SITE, blogs: [...SITE.blogs, { provider: "files", folder: "/news", byline: "We" }] },
    'blog-folder The folder "/news" is that of another blog as well (/blogs/0).',
  ],
])("are reported when %s leads nowhere", async (file, text, expected) => {
  const { issues } = await examined({ [file]: text });
  expect(issues, issues.join("\n")).toHaveLength(1);
  expect(issues[0]).toContain(expected);
});

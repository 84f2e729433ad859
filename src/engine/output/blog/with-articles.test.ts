import { rmSync } from "node:fs";
import { expect, it } from "vitest";
import { examineFiles } from "../../../testing/examine-files.ts";
import type { Article } from "../../model/article.ts";
import type { KnownArticles } from "./known-articles.ts";
import { withArticles } from "./with-articles.ts";

const page = (title: string, block = "hero", fields: object = {}) => ({
  title,
  description: `What to know about ${title}.`,
  ...fields,
  blocks: [{ type: block }],
});

/** A site with a page for articles, one of its own among them, and an alias. */
async function examined() {
  const { site, folder } = await examineFiles({
    "pages/_site.json": {
      brand: "Bakery",
      url: "https://www.example.com",
      language: "en-US",
      navigation: { header: [{ href: "/" }], action: { label: "Visit", href: "/" } },
      footer: { groups: [] },
      blog: { provider: "wordpress", host: "https://blog.example", category: 6, byline: "Us" },
    },
    "pages/index.json": page("Home", "hero", { aliases: ["/article/7"] }),
    "pages/article/5.json": page("Our own"),
    "pages/article/[id].json": page("Article", "blog-article"),
  });
  rmSync(folder, { recursive: true });
  if (!site) throw new Error("The site cannot be read.");
  return site;
}

const knownOf = (articles: Article[], folder = ""): KnownArticles => ({
  blogs: [{ folder, articles, listed: new Set() }],
  notices: [],
});

it("gives every article a page, unless the site has one there already", async () => {
  const site = await examined();
  const articles = ["5", "6", "7"].map(
    (id): Article => ({ id, title: `Post ${id}`, excerpt: "", day: "", body: [] }),
  );
  const { pages } = withArticles(site, knownOf(articles));
  const numbered = pages.filter(({ page: { route } }) => /^\/article\/\d/.test(route));
  expect(numbered.map(({ page: { route, head } }) => [route, head.title])).toEqual([
    ["/article/5", "Our own | Bakery"],
    ["/article/6", "Post 6 | Bakery"],
  ]);
});

const WORDS = "four ".repeat(31);
it.each([
  [WORDS.slice(0, 154), WORDS.slice(0, 154)],
  [`${WORDS.slice(0, 154)}s`, `${WORDS.slice(0, 154)}s`],
  [`${WORDS.slice(0, 154)}ty`, `${WORDS.slice(0, 149)}…`],
])(
  "describes an article in at most 155 characters, cut between words: %s",
  async (excerpt, expected) => {
    const site = await examined();
    const article: Article = { id: "6", title: "Post", excerpt, day: "", body: [] };
    const { pages } = withArticles(site, knownOf([article]));
    const made = pages.find(({ page }) => page.route === "/article/6");
    expect(made?.page.head.description).toBe(expected);
  },
);

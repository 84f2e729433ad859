import { rmSync } from "node:fs";
import { expect, it } from "vitest";
import { examineFiles } from "../../../testing/examine-files.ts";
import type { Article } from "../../model/article.ts";
import { withArticles } from "./with-articles.ts";

const page = (title: string, block = "hero", fields: object = {}) => ({
  title,
  description: `What to know about ${title}.`,
  ...fields,
  blocks: [{ type: block }],
});

it("gives every article a page, unless the site has one there already", async () => {
  const { site, folder } = await examineFiles({
    "pages/_site.json": {
      brand: "Bakery",
      url: "https://www.example.com",
      language: "en-US",
      navigation: { header: [{ href: "/" }], action: { label: "Visit", href: "/" } },
      footer: { groups: [] },
      blog: { host: "https://blog.example", category: 6, byline: "Us" },
    },
    "pages/index.json": page("Home", "hero", { aliases: ["/article/7"] }),
    "pages/article/5.json": page("Our own"),
    "pages/article/[id].json": page("Article", "blog-article"),
  });
  rmSync(folder, { recursive: true });
  if (!site) throw new Error("The site cannot be read.");
  const articles = [5, 6, 7].map(
    (id): Article => ({ id, title: `Post ${id}`, excerpt: "", day: "", body: [] }),
  );
  const { pages } = withArticles(site, { articles, listed: new Set(), notices: [] });
  const numbered = pages.filter(({ page: { route } }) => /^\/article\/\d/.test(route));
  expect(numbered.map(({ page: { route, head } }) => [route, head.title])).toEqual([
    ["/article/5", "Our own | Bakery"],
    ["/article/6", "Post 6 | Bakery"],
  ]);
});

import type { Article } from "../../model/article.ts";
import type { ResolvedBlock } from "../../model/block.ts";
import { definitionOf } from "../../model/block-definition.ts";
import type { ResolvedPage } from "../../model/resolved-page.ts";
import { addressOf } from "../../model/route.ts";
import { articleRoute } from "../../pipeline/index/article-route.ts";
import { absolute } from "../../pipeline/resolve/head.ts";
import type { CheckedPage, CheckedSite } from "../../pipeline/site.ts";
import type { KnownArticles } from "./known-articles.ts";

/** As much of an excerpt as search results show. */
const DESCRIPTION_LENGTH = 155;

/** A site whose lists show the articles that the build knows, with a page of its own for each of them. */
export function withArticles(
  site: CheckedSite,
  { articles, listed: first }: KnownArticles,
): CheckedSite {
  if (articles.length === 0) return site;
  const { blocks } = site.index.definitions;
  const posts = articles.filter(({ id }) => first.has(id)).map(({ body: _, ...post }) => post);
  const listed = site.pages.map((page) => ({
    ...page,
    page: mapBlocks(page.page, (block) =>
      definitionOf(blocks, block)?.blog === "list" ? { ...block, posts } : block,
    ),
  }));
  const route = articleRoute(site.index);
  const template = listed.find(({ page }) => page.route === route);
  const own = template ? articles.map((article) => articlePage(site, template, article)) : [];
  const isFree = ({ page: { route } }: CheckedPage) =>
    !site.index.pages.has(route) && !site.index.aliases.has(route);
  return { ...site, pages: [...listed, ...own.filter(isFree)] };
}

function articlePage(site: CheckedSite, template: CheckedPage, article: Article): CheckedPage {
  const { brand } = site.shell;
  const { url } = site.index.site;
  const { blocks } = site.index.definitions;
  const route = addressOf(template.page.route, article.id);
  const page = mapBlocks(template.page, (block) =>
    definitionOf(blocks, block)?.blog === "article"
      ? { ...block, parameter: String(article.id), article }
      : block,
  );
  const head = {
    ...page.head,
    title: `${article.title} | ${brand}`,
    description: shortened(article.excerpt) || page.head.description,
    canonical: absolute(url, route),
  };
  const dates = {
    published: article.day === "" ? undefined : article.day,
    updated: article.changed,
  };
  return {
    ...template,
    entry: {
      ...template.entry,
      route,
      page: { ...template.entry.page, ...dates, title: article.title },
    },
    page: { ...page, route, head },
    fields: { ...template.fields, title: article.title },
  };
}

function mapBlocks(page: ResolvedPage, change: (block: ResolvedBlock) => ResolvedBlock) {
  return { ...page, blocks: page.blocks.map(change) };
}

function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, DESCRIPTION_LENGTH - 1).replace(/\s+\S*$/, "")}…`;
}

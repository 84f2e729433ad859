import type { Article } from "../../model/article.ts";
import type { ResolvedBlock } from "../../model/block.ts";
import { type BlockDefinitions, definitionOf } from "../../model/block-definition.ts";
import { byPath } from "../../model/by-path.ts";
import type { PageFile } from "../../model/page-file.ts";
import type { BlogSource } from "../../model/resolved.ts";
import type { ResolvedPage } from "../../model/resolved-page.ts";
import { addressOf } from "../../model/route.ts";
import { blogIn, isAsked } from "../../pipeline/blog/site-blog.ts";
import { articleRoute, shownTypes } from "../../pipeline/index/article-route.ts";
import { absolute } from "../../pipeline/resolve/head.ts";
import type { CheckedPage, CheckedSite } from "../../pipeline/site.ts";
import type { KnownArticles } from "./known-articles.ts";

/** As much of an excerpt as search results show. */
const DESCRIPTION_LENGTH = 155;

/** A site whose lists show the articles that the build knows, with a page of its own for each of them. */
export function withArticles(site: CheckedSite, known: KnownArticles): CheckedSite {
  const { index } = site;
  const complete = known.blogs.filter(
    ({ folder, articles }) => articles.length > 0 || !isAsked(blogIn(index, folder)),
  );
  if (complete.length === 0) return site;
  const listed = site.pages.map((page) => withList(site, page, { ...known, blogs: complete }));
  const routes = new Map(complete.map((blog) => [articleRoute(index, blog.folder), blog]));
  const isFree = ({ entry: { route } }: CheckedPage) =>
    !index.pages.has(route) && !index.aliases.has(route);
  const shown = listed.map((page) => {
    const blog = routes.get(page.entry.route);
    return blog && !isAsked(blogIn(index, blog.folder)) ? withoutArticle(page) : page;
  });
  const own = listed.flatMap((template) =>
    (routes.get(template.entry.route)?.articles ?? []).map((article) =>
      articlePage(site, template, article),
    ),
  );
  return { ...site, pages: [...shown, ...own.filter(isFree)] };
}

/** What answers addresses without an article, where no browser asks whether there is one. */
function withoutArticle(template: CheckedPage): CheckedPage {
  const { page } = template;
  return { ...template, page: { ...page, head: { ...page.head, noindex: true } } };
}

/** A page whose lists show the articles. */
export function withList(
  { index }: CheckedSite,
  page: CheckedPage,
  known: KnownArticles,
): CheckedPage {
  const { blocks } = index.definitions;
  const types = shownTypes(page.entry, index);
  if (!types.some((type) => blocks.get(type)?.blog === "list")) return page;
  return { ...page, page: mapBlocks(page.page, (block) => withPosts(blocks, block, known)) };
}

/** A block that shows the articles, when it is a list of them. */
export function withPosts(
  blocks: BlockDefinitions,
  block: ResolvedBlock,
  known: KnownArticles,
): ResolvedBlock {
  if (definitionOf(blocks, block)?.blog !== "list") return block;
  const { folder } = (block.blog ?? {}) as Partial<BlogSource>;
  const one = known.blogs.find((blog) => blog.folder === folder);
  if (!one) return block;
  const { articles, listed } = one;
  const posts = articles.filter(({ id }) => listed.has(id)).map(({ body: _, ...post }) => post);
  return { ...block, posts };
}

/**
 * The page of one article.
 *
 * @param template the page that shows single articles
 */
export function articlePage(
  site: CheckedSite,
  template: CheckedPage,
  article: Article,
): CheckedPage {
  const { brand } = byPath(site.frames, template.page.route).shell;
  const { url } = site.index.site;
  const { blocks } = site.index.definitions;
  const route = addressOf(template.page.route, article.id);
  const page = mapBlocks(template.page, (block) =>
    definitionOf(blocks, block)?.blog === "article"
      ? { ...block, parameter: article.id, article }
      : block,
  );
  const head = {
    ...page.head,
    title: `${article.title} | ${brand}`,
    description: shortened(article.excerpt) || page.head.description,
    canonical: absolute(url, route),
  };
  return {
    ...template,
    entry: {
      ...template.entry,
      route,
      page: { ...template.entry.page, ...articleDays(article), title: article.title },
    },
    page: { ...page, route, head },
    fields: { ...template.fields, title: article.title },
  };
}

/** The days of an article, in the words of pages. */
export function articleDays({ day, changed }: Article): Pick<PageFile, "published" | "updated"> {
  return { published: day === "" ? undefined : day, updated: changed };
}

function mapBlocks(page: ResolvedPage, change: (block: ResolvedBlock) => ResolvedBlock) {
  return { ...page, blocks: page.blocks.map(change) };
}

function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, DESCRIPTION_LENGTH - 1).replace(/\s+\S*$/, "")}…`;
}

import type { Article } from "../model/article.ts";
import { escapeHtml } from "../model/escape-html.ts";
import { addressOf, isPattern } from "../model/route.ts";
import { articleRoute, shownTypes } from "../pipeline/index/article-route.ts";
import type { PageEntry } from "../pipeline/index/site-index.ts";
import { byCodePoint } from "../pipeline/read.ts";
import { absolute } from "../pipeline/resolve/head.ts";
import type { CheckedSite } from "../pipeline/site.ts";
import { articleDays } from "./blog/with-articles.ts";
import { listedPages } from "./listed-pages.ts";
import { daysOf, type ListedPage, type PageDays } from "./output-pages.ts";

/** The articles of a site that have a day, newest first. */
function articlesOf(pages: readonly ListedPage[]): ListedPage[] {
  return listedPages(pages)
    .filter(({ days, facts }) => isArticle(days, facts.isArticle))
    .sort((a, b) => byCodePoint(firstDay(b), firstDay(a)));
}

/**
 * Whether a site has articles with a day. What pages say outside their blocks tells it, so that a machine that writes some of
 * them knows it as well.
 *
 * @param articles of the blog
 */
export function hasArticles({ index }: CheckedSite, articles: readonly Article[]): boolean {
  const { pages, aliases, definitions } = index;
  const isShown = (entry: PageEntry) =>
    shownTypes(entry, index).some((type) => definitions.blocks.get(type)?.article !== undefined);
  const isListed = ({ route, page }: PageEntry) => !isPattern(route) && page.noindex !== true;
  const template = pages.get(articleRoute(index) ?? "");
  const isFree = (route: string) => !pages.has(route) && !aliases.has(route);
  return (
    [...pages.values()].some(
      (entry) => isListed(entry) && isArticle(daysOf(entry.page), isShown(entry)),
    ) ||
    (template !== undefined &&
      template.page.noindex !== true &&
      articles.some(
        (article) =>
          isFree(addressOf(template.route, article.id)) &&
          isArticle({ ...daysOf(template.page), ...articleDays(article) }, isShown(template)),
      ))
  );
}

/** Pages with a publication day are articles, and so is what is shown as one. Without any day they are not listed. */
function isArticle(days: PageDays, isShownAsOne: boolean): boolean {
  return (days.published !== undefined || isShownAsOne) && lastDay(days) !== "";
}

function firstDay({ days }: ListedPage): string {
  return days.published ?? lastDay(days);
}

/** The day of the last change. Who only compared a text with its sources has not changed it, but that day is the only one some articles have. */
function lastDay({ published, updated, reviewed }: PageDays): string {
  return updated ?? published ?? reviewed ?? "";
}

/** An Atom feed of the articles. */
export function feed(site: CheckedSite, pages: readonly ListedPage[]): string {
  const { url } = site.index.site;
  const articles = articlesOf(pages);
  const newest =
    articles
      .map(({ days }) => lastDay(days))
      .sort(byCodePoint)
      .at(-1) ?? "1970-01-01";
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${escapeHtml(absolute(url, "/"))}</id>`,
    `<title>${escapeHtml(site.shell.brand)}</title>`,
    `<updated>${newest}T00:00:00Z</updated>`,
    `<author><name>${escapeHtml(site.shell.brand)}</name></author>`,
    `<link href="${escapeHtml(absolute(url, "/"))}"/>`,
    `<link rel="self" href="${escapeHtml(absolute(url, "/feed.xml"))}"/>`,
    ...articles.map(entryOf),
    "</feed>",
    "",
  ].join("\n");
}

function entryOf({ days, facts: { head, heading } }: ListedPage): string {
  const { published } = days;
  const address = escapeHtml(head.canonical);
  const title = escapeHtml(heading);
  return [
    `<entry><id>${address}</id><title>${title}</title><link href="${address}"/>`,
    published === undefined ? "" : `<published>${published}T00:00:00Z</published>`,
    `<updated>${lastDay(days)}T00:00:00Z</updated>`,
    `<summary>${escapeHtml(head.description)}</summary></entry>`,
  ].join("");
}

import { byPath } from "../model/by-path.ts";
import { escapeHtml } from "../model/escape-html.ts";
import { addressOf, isPattern } from "../model/route.ts";
import { SITE_FILES } from "../model/written-files.ts";
import { articleRoute, shownTypes } from "../pipeline/index/article-route.ts";
import type { PageEntry } from "../pipeline/index/site-index.ts";
import { byCodePoint } from "../pipeline/read.ts";
import { absolute } from "../pipeline/resolve/head.ts";
import type { SiteFrame } from "../pipeline/resolve/resolver.ts";
import type { CheckedSite } from "../pipeline/site.ts";
import type { KnownBlog } from "./blog/known-articles.ts";
import { articleDays } from "./blog/with-articles.ts";
import { listedPages } from "./listed-pages.ts";
import { daysOf, type ListedPage, type PageDays } from "./output-pages.ts";
import type { OutputFile } from "./page-jobs.ts";

/** The articles of a site that have a day, newest first. */
function articlesOf(pages: readonly ListedPage[]): ListedPage[] {
  return listedPages(pages)
    .filter(({ days, facts }) => isArticle(days, facts.isArticle))
    .sort((a, b) => byCodePoint(firstDay(b), firstDay(a)));
}

/**
 * Whether a site has articles with a day in a language. What pages say outside their blocks tells it, so that a machine that writes some of
 * them knows it as well.
 *
 * @param blogs with their articles
 */
export function hasArticles(
  { index, frames }: CheckedSite,
  blogs: readonly KnownBlog[],
  { path }: SiteFrame,
): boolean {
  const { pages, aliases, definitions } = index;
  const isIn = (route: string) => byPath(frames, route).path === path;
  const isShown = (entry: PageEntry) =>
    shownTypes(entry, index).some((type) => definitions.blocks.get(type)?.article !== undefined);
  const isListed = ({ route, page }: PageEntry) =>
    !isPattern(route) && page.noindex !== true && isIn(route);
  const isFree = (route: string) => !pages.has(route) && !aliases.has(route);
  return (
    [...pages.values()].some(
      (entry) => isListed(entry) && isArticle(daysOf(entry.page), isShown(entry)),
    ) ||
    blogs.some(({ folder, articles }) => {
      const template = pages.get(articleRoute(index, folder) ?? "");
      return (
        template !== undefined &&
        template.page.noindex !== true &&
        isIn(template.route) &&
        articles.some(
          (article) =>
            isFree(addressOf(template.route, article.id)) &&
            isArticle({ ...daysOf(template.page), ...articleDays(article) }, isShown(template)),
        )
      );
    })
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

/** The feeds of the articles, one for each language; a further language without articles has none. */
export function feeds(site: CheckedSite, pages: readonly ListedPage[]): OutputFile[] {
  return site.frames.flatMap((frame) => {
    const articles = articlesIn(frame, site, pages);
    if (frame.path !== "" && articles.length === 0) return [];
    return [{ path: feedOf(frame).slice(1), text: feed(site, frame, articles) }];
  });
}

/** The articles in a language. */
function articlesIn(
  { path }: SiteFrame,
  { frames }: CheckedSite,
  pages: readonly ListedPage[],
): ListedPage[] {
  return articlesOf(pages).filter(({ route }) => byPath(frames, route).path === path);
}

/** The path of the feed in a language. */
export function feedOf({ path }: SiteFrame): string {
  return `${path}/${SITE_FILES.feed}`;
}

/** An Atom feed of the articles. */
function feed(site: CheckedSite, frame: SiteFrame, articles: readonly ListedPage[]): string {
  const { url } = site.index.site;
  const home = frame.shell.home ?? "/";
  const newest =
    articles
      .map(({ days }) => lastDay(days))
      .sort(byCodePoint)
      .at(-1) ?? "1970-01-01";
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom"${languageOf(site, frame)}>`,
    `<id>${escapeHtml(absolute(url, home))}</id>`,
    `<title>${escapeHtml(frame.shell.brand)}</title>`,
    `<updated>${newest}T00:00:00Z</updated>`,
    `<author><name>${escapeHtml(frame.shell.brand)}</name></author>`,
    `<link href="${escapeHtml(absolute(url, home))}"/>`,
    `<link rel="self" href="${escapeHtml(absolute(url, feedOf(frame)))}"/>`,
    ...articles.map(entryOf),
    "</feed>",
    "",
  ].join("\n");
}

/** The language, on a site with several. */
function languageOf({ frames }: CheckedSite, { shell }: SiteFrame): string {
  return frames.length === 1 ? "" : ` xml:lang="${escapeHtml(shell.language)}"`;
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

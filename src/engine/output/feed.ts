import { escapeHtml } from "../model/escape-html.ts";
import { articleKind } from "../model/page-blocks.ts";
import { byCodePoint } from "../pipeline/read.ts";
import { absolute } from "../pipeline/resolve/head.ts";
import type { CheckedPage, CheckedSite } from "../pipeline/site.ts";
import { headingOf } from "./heading-of.ts";
import { listedPages } from "./listed-pages.ts";

/** The articles of a site that have a day, newest first. */
export function articlesOf(site: CheckedSite): CheckedPage[] {
  return listedPages(site)
    .filter((checked) => isArticle(checked, site) && lastDay(checked) !== "")
    .sort((a, b) => byCodePoint(firstDay(b), firstDay(a)));
}

/** Pages with a publication day are articles, and so is what is shown as one. */
function isArticle({ entry, page }: CheckedPage, { index }: CheckedSite): boolean {
  return (
    entry.page.published !== undefined || articleKind(page, index.definitions.blocks) !== undefined
  );
}

function firstDay(checked: CheckedPage): string {
  return checked.entry.page.published ?? lastDay(checked);
}

/** The day of the last change. Who only compared a text with its sources has not changed it, but that day is the only one some articles have. */
function lastDay({ entry: { page } }: CheckedPage): string {
  return page.updated ?? page.published ?? page.reviewed ?? "";
}

/** An Atom feed of the articles. */
export function feed(site: CheckedSite): string {
  const { url } = site.index.site;
  const articles = articlesOf(site);
  const newest = articles.map(lastDay).sort(byCodePoint).at(-1) ?? "1970-01-01";
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${escapeHtml(absolute(url, "/"))}</id>`,
    `<title>${escapeHtml(site.shell.brand)}</title>`,
    `<updated>${newest}T00:00:00Z</updated>`,
    `<author><name>${escapeHtml(site.shell.brand)}</name></author>`,
    `<link href="${escapeHtml(absolute(url, "/"))}"/>`,
    `<link rel="self" href="${escapeHtml(absolute(url, "/feed.xml"))}"/>`,
    ...articles.map((checked) => entryOf(checked, site)),
    "</feed>",
    "",
  ].join("\n");
}

function entryOf(checked: CheckedPage, site: CheckedSite): string {
  const { entry, page } = checked;
  const { head } = page;
  const { published } = entry.page;
  const address = escapeHtml(head.canonical);
  const title = escapeHtml(headingOf(checked, site));
  return [
    `<entry><id>${address}</id><title>${title}</title><link href="${address}"/>`,
    published === undefined ? "" : `<published>${published}T00:00:00Z</published>`,
    `<updated>${lastDay(checked)}T00:00:00Z</updated>`,
    `<summary>${escapeHtml(head.description)}</summary></entry>`,
  ].join("");
}

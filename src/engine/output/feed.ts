import { escapeHtml } from "../model/escape-html.ts";
import { byCodePoint } from "../pipeline/read.ts";
import { absolute } from "../pipeline/resolve/head.ts";
import type { CheckedSite } from "../pipeline/site.ts";
import { listedPages } from "./listed-pages.ts";
import type { OutputPage } from "./output-pages.ts";

/** The articles of a site that have a day, newest first. */
export function articlesOf(pages: readonly OutputPage[]): OutputPage[] {
  return listedPages(pages)
    .filter((page) => isArticle(page) && lastDay(page) !== "")
    .sort((a, b) => byCodePoint(firstDay(b), firstDay(a)));
}

/** Pages with a publication day are articles, and so is what is shown as one. */
function isArticle({ checked, facts }: OutputPage): boolean {
  return checked.entry.page.published !== undefined || facts.isArticle;
}

function firstDay(page: OutputPage): string {
  return page.checked.entry.page.published ?? lastDay(page);
}

/** The day of the last change. Who only compared a text with its sources has not changed it, but that day is the only one some articles have. */
function lastDay({ checked: { entry } }: OutputPage): string {
  const { page } = entry;
  return page.updated ?? page.published ?? page.reviewed ?? "";
}

/** An Atom feed of the articles. */
export function feed(site: CheckedSite, pages: readonly OutputPage[]): string {
  const { url } = site.index.site;
  const articles = articlesOf(pages);
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
    ...articles.map(entryOf),
    "</feed>",
    "",
  ].join("\n");
}

function entryOf(page: OutputPage): string {
  const { checked, facts } = page;
  const { head, heading } = facts;
  const { published } = checked.entry.page;
  const address = escapeHtml(head.canonical);
  const title = escapeHtml(heading);
  return [
    `<entry><id>${address}</id><title>${title}</title><link href="${address}"/>`,
    published === undefined ? "" : `<published>${published}T00:00:00Z</published>`,
    `<updated>${lastDay(page)}T00:00:00Z</updated>`,
    `<summary>${escapeHtml(head.description)}</summary></entry>`,
  ].join("");
}

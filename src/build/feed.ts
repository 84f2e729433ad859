import type { CheckedPage, CheckedSite } from "../checks/site.ts";
import { byCodePoint } from "../content/read.ts";
import { absolute } from "../content/resolve/head.ts";
import { escapeHtml } from "./escape-html.ts";
import { listedPages } from "./listed-pages.ts";

/** The articles of a site, newest first: the pages with a publication day. */
export function articlesOf(site: CheckedSite): CheckedPage[] {
  return listedPages(site)
    .filter(({ entry }) => entry.page.published !== undefined)
    .sort((a, b) => byCodePoint(b.entry.page.published ?? "", a.entry.page.published ?? ""));
}

/** An Atom feed of the articles. */
export function feed(site: CheckedSite): string {
  const { url } = site.index.site;
  const articles = articlesOf(site);
  const days = articles.flatMap(({ entry }) => entry.page.updated ?? entry.page.published ?? []);
  const newest = days.sort(byCodePoint).at(-1) ?? "1970-01-01";
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

function entryOf({ entry, page: { head } }: CheckedPage): string {
  const { published = "", updated = published } = entry.page;
  const address = escapeHtml(head.canonical);
  return [
    `<entry><id>${address}</id><title>${escapeHtml(head.title)}</title><link href="${address}"/>`,
    `<published>${published}T00:00:00Z</published><updated>${updated}T00:00:00Z</updated>`,
    `<summary>${escapeHtml(head.description)}</summary></entry>`,
  ].join("");
}

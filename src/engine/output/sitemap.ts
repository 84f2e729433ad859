import { escapeHtml } from "../model/escape-html.ts";
import { SITE_FILES, sitemapPart } from "../model/written-files.ts";
import { absolute } from "../pipeline/resolve/head.ts";
import type { Alternate } from "./alternates.ts";
import type { OutputFile } from "./page-jobs.ts";

/** An address that search engines may list. */
export interface Listed {
  /** With the host of the site. */
  address: string;
  /** The day of its last change, when that is known. */
  day?: string;
  /** Where it is in the languages of the site. */
  alternates?: Alternate[];
}

/** The words in which a sitemap names other languages of a page. */
const XHTML = "http://www.w3.org/1999/xhtml";

/**
 * Search engines read at most 50,000 addresses of a file. The rest is room to spare.
 *
 * @see https://www.sitemaps.org/protocol.html#index
 */
const MOST_ADDRESSES = 45_000;

/**
 * The sitemap of a site: one file, or an index of parts for more addresses than one may hold.
 *
 * It is written here and not by the package `sitemap`, whose streams take ten times as long.
 *
 * @param url of the site
 * @param most addresses in one file
 */
export function sitemapFiles(url: string, listed: Listed[], most = MOST_ADDRESSES): OutputFile[] {
  const { sitemap: path } = SITE_FILES;
  if (listed.length <= most) return [{ path, text: document("urlset", "url", listed) }];
  const parts = Array.from({ length: Math.ceil(listed.length / most) }, (_, at) => ({
    path: sitemapPart(at + 1),
    listed: listed.slice(at * most, (at + 1) * most),
  }));
  const index = parts.map((part) => ({
    address: absolute(url, `/${part.path}`),
    day: lastDay(part.listed),
  }));
  return [
    { path, text: document("sitemapindex", "sitemap", index) },
    ...parts.map((part) => ({ path: part.path, text: document("urlset", "url", part.listed) })),
  ];
}

/** What has changed last stands for all; pages without a day say nothing. */
function lastDay(listed: Listed[]): string | undefined {
  return listed.reduce<string | undefined>(
    (last, { day }) => (day !== undefined && (last === undefined || day > last) ? day : last),
    undefined,
  );
}

function document(root: string, element: string, listed: Listed[]): string {
  const entries = listed.map(({ address, day, alternates = [] }) => {
    const changed = day === undefined ? "" : `<lastmod>${day}</lastmod>`;
    const others = alternates.map(
      (other) =>
        `<xhtml:link rel="alternate" hreflang="${escapeHtml(other.language)}" href="${escapeHtml(other.address)}"/>`,
    );
    return `<${element}><loc>${escapeHtml(address)}</loc>${changed}${others.join("")}</${element}>`;
  });
  const names = listed.some(({ alternates }) => alternates) ? ` xmlns:xhtml="${XHTML}"` : "";
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${names}>\n${entries.join("\n")}\n</${root}>\n`;
}

import { SITE_FILES } from "../model/written-files.ts";
import { absolute } from "../pipeline/resolve/head.ts";
import type { CheckedSite } from "../pipeline/site.ts";
import { feeds } from "./feed.ts";
import { guideForModels } from "./guide-for-models.ts";
import { ID_COMMENT } from "./hosting/read-tables.ts";
import { assertSafeHeaders, assertSafeRedirects } from "./hosting/unsafe-value.ts";
import { type HeaderRule, headerRules, redirectRules } from "./hosting-tables.ts";
import { listedPages } from "./listed-pages.ts";
import type { ListedPage } from "./output-pages.ts";
import type { OutputFile } from "./page-jobs.ts";
import { type Listed, sitemapFiles } from "./sitemap.ts";

/** Files beside the pages: sitemap, feed, robots and the rules for hosts. */
export function siteFiles(site: CheckedSite, pages: readonly ListedPage[]): OutputFile[] {
  const listed = listedPages(pages);
  return [
    ...sitemapFiles(site.index.site.url, listed.map(listedOf)),
    ...feeds(site, pages),
    { path: SITE_FILES.guide, text: guideForModels(site, listed) },
    { path: SITE_FILES.robots, text: robots(site.index.site.url) },
    { path: SITE_FILES.headers, text: headersFile(site) },
    { path: SITE_FILES.redirects, text: redirectsFile(site) },
  ];
}

function listedOf({ days: { updated, reviewed, published }, facts }: ListedPage): Listed {
  const day = updated ?? reviewed ?? published;
  return { address: facts.head.canonical, day, alternates: facts.alternates };
}

function robots(url: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absolute(url, `/${SITE_FILES.sitemap}`)}\n`;
}

function headersFile({ index }: CheckedSite): string {
  const rules = headerRules(index);
  assertSafeHeaders(rules);
  const [everywhere, ...special] = rules;
  const known = new Set(Object.keys(everywhere?.headers ?? {}));
  const blocks = [
    ...(everywhere ? [[everywhere.path, ...headerLines(everywhere)]] : []),
    ...special.map((rule) => [rule.path, ...detached(rule, known), ...headerLines(rule)]),
  ];
  return `${blocks.flat().join("\n")}\n`;
}

/** Cloudflare joins the values that two rules give a header; `! Name` takes away that of the earlier one. */
function detached({ headers }: HeaderRule, known: ReadonlySet<string>): string[] {
  return Object.keys(headers)
    .filter((name) => known.has(name))
    .map((name) => `  ! ${name}`);
}

function headerLines({ headers }: HeaderRule): string[] {
  return Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
}

function redirectsFile(site: CheckedSite): string {
  const rules = redirectRules(site.index);
  assertSafeRedirects(rules);
  return rules
    .map(({ from, to, status, id }) => {
      const line = `${from} ${to} ${status}\n`;
      return id === undefined ? line : `${ID_COMMENT}${id}\n${line}`;
    })
    .join("");
}

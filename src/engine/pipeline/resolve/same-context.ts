import { isDeepStrictEqual } from "node:util";
import { articleListRoute, articleRoute } from "../index/article-route.ts";
import type { PageEntry, SiteIndex } from "../index/site-index.ts";

/**
 * Whether pages see the same around them in two readings of a site: the site file, sources, shared blocks,
 * media, the pages that list and show articles, and of all pages everything but their blocks. A page that has not changed then resolves to the same.
 */
export function sameContext(before: SiteIndex, now: SiteIndex): boolean {
  return (
    samePages(before.withHidden.pages, now.withHidden.pages) &&
    isDeepStrictEqual(around(before), around(now))
  );
}

function around(index: SiteIndex) {
  const { site, blog, siteFile, sources, shared, media, unreadable, repairs } = index;
  const siteRepairs = repairs.get(siteFile);
  const articles = [articleListRoute(index), articleRoute(index)];
  const source = blog && [blog.provider.name, blog.config];
  return { site, source, siteFile, sources, shared, media, unreadable, siteRepairs, articles };
}

function samePages(before: Map<string, PageEntry>, now: Map<string, PageEntry>): boolean {
  const others = before.values();
  if (before.size !== now.size) return false;
  for (const entry of now.values()) {
    const other = others.next().value;
    if (entry !== other && !isDeepStrictEqual(withoutBlocks(entry), withoutBlocks(other)))
      return false;
  }
  return true;
}

function withoutBlocks(entry: PageEntry | undefined) {
  return entry && { ...entry, page: { ...entry.page, blocks: [] } };
}

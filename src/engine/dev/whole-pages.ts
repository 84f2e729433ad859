import { isUse } from "../model/block.ts";
import type { BlockDefinitions } from "../model/block-definition.ts";
import { matchesPattern } from "../model/route.ts";
import { patternsOf } from "../pipeline/blog/site-blog.ts";
import type { ExaminedSite } from "../pipeline/examine.ts";
import type { SiteIndex } from "../pipeline/index/site-index.ts";
import { type CheckedPage, everyPage } from "../pipeline/site.ts";

/** The last whole version of every page. */
export function createWholePages() {
  const pages = new Map<string, CheckedPage>();
  return {
    get: (route: string) => pages.get(route),
    /** The page whose route is a pattern that a path matches. */
    matching(path: string, index: SiteIndex): CheckedPage | undefined {
      const patterns = patternsOf(index, pages.keys());
      const pattern = patterns.find((candidate) => matchesPattern(candidate, path));
      return pattern && pages.get(pattern.route);
    },
    /** Takes blocks from pages that nobody can show any more: their parts of the site's own are gone. */
    dropBlocks(known: BlockDefinitions): void {
      for (const [route, checked] of pages) {
        if (hasOnly(known, checked)) continue;
        const blocks = checked.page.blocks.filter(({ type }) => known.has(type));
        if (blocks.length < checked.page.blocks.length)
          pages.set(route, { ...checked, page: { ...checked.page, blocks } });
      }
    },
    /** Takes one page that is whole. */
    put: (page: CheckedPage) => void pages.set(page.entry.route, page),
    /**
     * Takes the pages of a site that are whole; those that are not stay as they were.
     *
     * @param newer routes of pages that are newer than the site
     */
    take({ site, issues }: ExaminedSite, newer: ReadonlySet<string>): void {
      const broken = new Set(issues.map(({ file }) => file));
      for (const [route, page] of pages)
        if (!broken.has(page.entry.file) && !newer.has(route)) pages.delete(route);
      for (const page of everyPage(site))
        if (!site.index.repairs.has(page.entry.file) && !newer.has(page.entry.route))
          pages.set(page.entry.route, page);
    },
  };
}

/** Whether all blocks of a page are known by what is known of it without reading it. */
function hasOnly(known: BlockDefinitions, { entry }: CheckedPage): boolean {
  return entry.outline?.every((block) => !isUse(block) && known.has(block.type)) ?? false;
}

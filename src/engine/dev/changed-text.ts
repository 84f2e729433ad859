import { relative } from "node:path";
import { isUse } from "../model/block.ts";
import { routeOfFile } from "../model/route.ts";
import type { SiteCache } from "../pipeline/cache/site-cache.ts";
import { isHidden, seenFromHidden } from "../pipeline/index/hidden.ts";
import { inTime } from "../pipeline/index/in-time.ts";
import { isPagePath, pageEntry } from "../pipeline/load.ts";
import { ORIGINAL_URLS } from "../pipeline/media/media-urls.ts";
import { memoize } from "../pipeline/memoize.ts";
import { slashed } from "../pipeline/read.ts";
import { createResolver } from "../pipeline/resolve/resolver.ts";
import type { CheckedPage, CheckedSite } from "../pipeline/site.ts";

/** A site as it was last read. */
export interface ReadSite {
  site: CheckedSite;
  cache: SiteCache;
  /** Folder of its pages. */
  pages: string;
}

/**
 * Reads a page again of which nothing but blocks has changed, which no other page shows: it is right before the rest of
 * the site was looked at.
 *
 * @param before the page as it was
 * @returns nothing when more has changed, or when something is wrong with it
 */
export function withChangedText(
  file: string,
  { site, cache, pages }: ReadSite,
  before: (route: string) => CheckedPage | undefined,
): CheckedPage | undefined {
  const path = slashed(relative(pages, file));
  const isBelow = !path.startsWith("../");
  const known = isBelow && isPagePath(path) ? before(routeOfFile(path)) : undefined;
  const document = known && cache.files.readOne(pages, path)?.document;
  if (!document?.hashes || document.hashes.fields !== known?.entry.hashes?.fields) return undefined;
  const entry = inTime(pageEntry(document), site.index.clock);
  // What it says otherwise than shared blocks is compared with them when the site is read.
  if (document.outline?.some((block) => isUse(block) && block.with)) return undefined;
  const { shown, every } = resolversOf(site);
  return {
    entry,
    ...(isHidden(entry) ? every : shown).page(entry),
    get facts() {
      return known.facts;
    },
  };
}

const resolversOf = memoize(({ index, schemas, today }: CheckedSite) => ({
  shown: createResolver(index, ORIGINAL_URLS, schemas, { today }),
  every: createResolver(seenFromHidden(index), ORIGINAL_URLS, schemas, { today }),
}));

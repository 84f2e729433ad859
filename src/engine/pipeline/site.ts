import type { JsonSchema } from "../model/json-schema.ts";
import type { ResolvedPage, Shell } from "../model/resolved-page.ts";
import { isPattern, type RoutePattern } from "../model/route.ts";
import { patternsOf } from "./blog/site-blog.ts";
import type { PageFacts } from "./facts/page-facts.ts";
import type { PageEntry, SiteIndex } from "./index/site-index.ts";
import { memoize } from "./memoize.ts";
import type { Refs } from "./resolve/refs.ts";
import type { ResolvedFields, ResolvedSite } from "./resolve/resolved-fields.ts";
import type { SiteFrame } from "./resolve/resolver.ts";
import type { SchemaName } from "./schema/sources.ts";
import type { TextReader } from "./texts/reader.ts";

/** What rules know of a site, whether they check all of it or one page. */
export interface SiteContext {
  index: SiteIndex;
  /** The site file with its tokens filled. */
  texts: ResolvedSite;
  /** Whether made-up values are reported. */
  release: boolean;
  /** The current day, as year-month-day. */
  today: string;
  /** What documents are made of. */
  schemas: Record<SchemaName, JsonSchema>;
  /** Reads the texts of the site as they are written. */
  reader: TextReader;
}

/** A whole site as rules see it. */
export interface CheckedSite extends SiteContext {
  /** The pages that visitors see; of a site that is built on several machines, those of this one. */
  pages: CheckedPage[];
  /** The pages that they do not see yet. */
  hidden: CheckedPage[];
  /** The home page, on every machine. */
  home?: CheckedPage;
  /** The title of any page that visitors see, with its tokens filled. */
  titleOf(route: string): string | undefined;
  /** The frame of the first language. */
  shell: Shell;
  /** The frames of all languages, the first one first. */
  frames: readonly SiteFrame[];
  /** What the site file refers to. */
  shellRefs: Refs;
  /** What comparing two pages in full has given, by the digests of both; nothing where it is not kept. */
  comparisons?: {
    get(name: string): number | undefined;
    set(name: string, share: number): unknown;
  };
}

/**
 * A site as the check of one page sees it. It has no list of pages, and of the maps of the index such a check asks for
 * single entries: its result then stays valid until one of these answers changes.
 */
export interface PageSite extends SiteContext {
  /** The pages that answer many addresses, hidden ones among them. */
  patterns: readonly RoutePattern[];
  /** The site as it is in the language of a page: its texts, and what reads them. */
  in(route: string): Pick<SiteContext, "texts" | "reader">;
  /** The anchors that a page offers, hidden or not, by its route; nothing where there is no page. */
  anchorsOf(route: string): readonly string[] | undefined;
  /** Whether a page offers an anchor. */
  hasAnchor(route: string, anchor: string): boolean;
}

/** The pages of a site, hidden ones as well: what is wrong within a page is reported before it is shown. */
export function everyPage({ pages, hidden }: CheckedSite): CheckedPage[] {
  return hidden.length === 0 ? pages : [...pages, ...hidden];
}

/** A site as the checks of its single pages see it. */
export const pageSite = memoize((site: CheckedSite): PageSite => {
  const { index, texts, release, today, schemas, reader } = site;
  const pages = new Map(everyPage(site).map((page) => [page.entry.route, page]));
  return {
    index,
    texts,
    release,
    today,
    schemas,
    reader,
    patterns: patternsOf(index, [...index.withHidden.pages.keys()].filter(isPattern)),
    in: () => ({ texts, reader }),
    anchorsOf: (route) => pages.get(route)?.facts.anchors,
    hasAnchor: (route, anchor) => pages.get(route)?.facts.anchors.includes(anchor) ?? false,
  };
});

/** A page as it was resolved. */
export interface ResolvedEntry {
  entry: PageEntry;
  page: ResolvedPage;
  /** The page's own fields with their tokens filled. */
  fields: ResolvedFields;
  refs: Refs;
}

/** A page as rules see it. */
export interface CheckedPage extends ResolvedEntry {
  /** What rules between pages need of it. */
  facts: PageFacts;
}

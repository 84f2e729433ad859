import { isPattern } from "../page/route.ts";
import type { CheckedSite } from "./site.ts";

/** Places that the frame of every page offers. */
export const SHELL_ANCHORS = ["top", "main"];

/** Files that the build writes beside the pages. */
const WRITTEN_FILES = ["/sitemap.xml", "/feed.xml", "/robots.txt"];

/** Everything that links inside the site can lead to. */
export interface Targets {
  /** The anchors of every route, further paths included. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Routes of pages and further paths. */
  routes: ReadonlySet<string>;
  /** Further paths that send visitors on, each with the page's route. */
  redirects: ReadonlyMap<string, string>;
  /** Routes that stand for many addresses. */
  patterns: string[];
  /** Numbers of the site's own articles; none when a blog has them. */
  articles?: ReadonlySet<number>;
  /** Media files, and what the build writes beside the pages. */
  files: ReadonlySet<string>;
  /** Pages that are there but cannot be read; their own mistakes are told already. */
  unreadable: ReadonlySet<string>;
  siteUrl: string;
}

/** Collects what links of a site can lead to. */
export function targetsOf({ pages, index }: CheckedSite): Targets {
  const anchors = new Map<string, ReadonlySet<string>>(
    pages
      .filter(({ entry }) => index.pages.has(entry.route) && !isPattern(entry.route))
      .map(({ entry, found }) => [
        entry.route,
        new Set([...SHELL_ANCHORS, ...found.anchors.map(({ value }) => value)]),
      ]),
  );
  const aliases = [...index.aliases.values()];
  for (const { path, target } of aliases) anchors.set(path, anchors.get(target) ?? new Set());
  const { blog, url } = index.site;
  return {
    anchors,
    routes: new Set(anchors.keys()),
    redirects: new Map(
      aliases.filter(({ as }) => as === "redirect").map(({ path, target }) => [path, target]),
    ),
    patterns: [...index.pages.keys()].filter(isPattern),
    articles:
      blog && blog.host === undefined ? new Set(index.posts.map(({ id }) => id)) : undefined,
    files: new Set([...index.media.keys(), ...WRITTEN_FILES]),
    unreadable: index.unreadable,
    siteUrl: url,
  };
}

/**
 * The path of a full address that is one of this site.
 *
 * @param siteUrl the site's own address; with and without `www.` it is the same site
 */
export function ownPath(url: string, siteUrl: string): string | undefined {
  if (!/^https?:/i.test(url) || !URL.canParse(siteUrl)) return undefined;
  const { host, pathname, search, hash } = new URL(url);
  const bare = (name: string) => name.replace(/^www\./, "");
  return bare(host) === bare(new URL(siteUrl).host) ? pathname + search + hash : undefined;
}

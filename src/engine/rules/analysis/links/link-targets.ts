import { articleId } from "../../../model/article.ts";
import { isPattern, matchesPattern, type RoutePattern } from "../../../model/route.ts";
import { LINKABLE_FILES } from "../../../model/written-files.ts";
import { patternsOf, type SiteBlog } from "../../../pipeline/blog/site-blog.ts";
import { articleRoute } from "../../../pipeline/index/article-route.ts";
import { leadsToHidden, seenFromHidden } from "../../../pipeline/index/hidden.ts";
import type { SiteIndex } from "../../../pipeline/index/site-index.ts";
import { anyUnreadable } from "../../../pipeline/index/unreadable.ts";
import { BLOG_FOLDER } from "../../../pipeline/kinds.ts";
import { type CheckedPage, type CheckedSite, everyPage } from "../../../pipeline/site.ts";
import { mayBeAnswered, mayHaveAnchor } from "../unknown.ts";

/** Ids on a site without a blog. */
const NUMBERS = { noun: "number", form: "a whole number from 1" };

/** Anchors that the frame of every page offers. */
export const SHELL_ANCHORS = ["top", "main"];

/** Everything that links inside the site can lead to. */
export interface Targets {
  /** The anchors of every route, aliases included. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** The anchors of every page that is shown, for links to an anchor of the same page. */
  own: ReadonlyMap<string, ReadonlySet<string>>;
  /** Routes of pages and aliases. */
  routes: ReadonlySet<string>;
  /** Aliases that send visitors on, each with the page's route. */
  redirects: ReadonlyMap<string, string>;
  /** Routes that stand for many addresses. */
  patterns: RoutePattern[];
  /** What their ids are called, and what they are like. */
  idWords: SiteBlog["ids"]["idWords"];
  /** The route that shows single articles. */
  articleRoute?: string;
  /** The site's own articles with the anchors in them, by their id; none when a blog has them. */
  articles?: ReadonlyMap<string, ReadonlySet<string>>;
  /** Media files, and what the build writes beside the pages. */
  files: ReadonlySet<string>;
  /** Whether a path, or an anchor of its page, may be in what could not be read: its own mistakes are reported already. */
  isUnknown(path: string, anchor?: string): boolean;
  siteUrl: string;
  /** Whether a path leads to a page that visitors do not see yet. */
  isHidden(path: string): boolean;
}

/** Collects what links of shown pages can lead to. */
export function targetsOf({ pages, index }: CheckedSite): Targets {
  return collectTargets(pages, index);
}

/** Collects what links of hidden pages can lead to: hidden pages as well, so that several can be prepared together. */
export function targetsWithHidden(site: CheckedSite): Targets {
  return collectTargets(everyPage(site), seenFromHidden(site.index));
}

function collectTargets(pages: CheckedPage[], index: SiteIndex): Targets {
  const own = new Map<string, ReadonlySet<string>>(
    pages.map(({ entry, refs }) => [
      entry.route,
      new Set([...SHELL_ANCHORS, ...refs.anchors.map(({ value }) => value)]),
    ]),
  );
  const anchors = new Map(
    [...own].filter(([route]) => index.pages.has(route) && !isPattern(route)),
  );
  const aliases = [...index.aliases.values()];
  for (const { path, target } of aliases) anchors.set(path, anchors.get(target) ?? new Set());
  return {
    anchors,
    own,
    routes: new Set(anchors.keys()),
    redirects: new Map(
      aliases.filter(({ as }) => as === "redirect").map(({ path, target }) => [path, target]),
    ),
    patterns: patternsOf(index, index.pages.keys()),
    idWords: index.blog?.ids.idWords ?? NUMBERS,
    articleRoute: articleRoute(index),
    articles: index.blog?.provider.readFile ? idsOfArticles(index) : undefined,
    files: new Set([...index.media.keys(), ...LINKABLE_FILES]),
    isUnknown: (path, anchor) =>
      anchor === undefined ? mayBeAnswered(index, path) : mayHaveAnchor(index, path, anchor),
    siteUrl: index.site.url,
    isHidden: hiddenPaths(index),
  };
}

/** The ids in the text of each article, as they stand on its page; nothing when an article cannot be read. */
function idsOfArticles(index: SiteIndex): Map<string, ReadonlySet<string>> | undefined {
  if (anyUnreadable(index.unreadable, BLOG_FOLDER)) return undefined;
  return new Map(index.posts.map(({ post, ids }) => [post.id, new Set([...ids].map(articleId))]));
}

function hiddenPaths(index: SiteIndex): (path: string) => boolean {
  const hidden = [...index.withHidden.pages.keys()].filter((route) => !index.pages.has(route));
  const patterns = patternsOf(index, hidden);
  return (path) =>
    leadsToHidden(index, path) || patterns.some((pattern) => matchesPattern(pattern, path));
}

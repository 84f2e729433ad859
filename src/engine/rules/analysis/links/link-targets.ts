import { articleId } from "../../../model/article.ts";
import { isPattern, matchesPattern, type RoutePattern } from "../../../model/route.ts";
import type { Times, Timing } from "../../../model/times.ts";
import { LINKABLE_FILES } from "../../../model/written-files.ts";
import { blogOf, type SiteBlog } from "../../../pipeline/blog/site-blog.ts";
import type { PageTree, SiteIndex } from "../../../pipeline/index/site-index.ts";
import { anyUnreadable } from "../../../pipeline/index/unreadable.ts";
import { BLOG_FOLDER } from "../../../pipeline/kinds.ts";
import { memoize } from "../../../pipeline/memoize.ts";
import type { PageSite } from "../../../pipeline/site.ts";
import { homeOf } from "../../../pipeline/strings/site-locale.ts";
import { overlapOf } from "../../../pipeline/time/ends.ts";
import { allRoutes, type SeenRoutes, shownRoutes } from "../seen-routes.ts";
import { mayBeAnswered, mayHaveAnchor } from "../unknown.ts";
import { timesAt } from "./link-times.ts";

/** Ids on a site without a blog. */
const NUMBERS = { noun: "number", form: "a whole number from 1" };

/** Anchors that the frame of every page offers. */
export const SHELL_ANCHORS = ["top", "main"];

/** The anchors of a page. They are asked for one by one; all of them are for messages. */
export interface Anchors extends Iterable<string> {
  has(anchor: string): boolean;
}

/** What links inside the site can lead to. It is asked for one target at a time; lists are for messages. */
export interface Targets {
  /** The anchors at the path of a page or an alias. */
  anchorsAt(path: string): Anchors | undefined;
  /** The anchors of a page by its route, for links to an anchor of the same page. */
  anchorsOn(route: string): Anchors | undefined;
  /** Routes of pages and aliases. */
  routes(): ReadonlySet<string>;
  /** The page's route, for an alias that sends visitors on. */
  redirectAt(path: string): string | undefined;
  /** The route that stands for many addresses, of which a path is one. */
  patternOf(path: string): RoutePattern | undefined;
  /** Routes that stand for many addresses. */
  patterns(): readonly RoutePattern[];
  /** What the ids of one of them are called, and what they are like. */
  idWords(route: string): SiteBlog["ids"]["idWords"];
  /** Whether a route is the one that shows single articles. */
  showsArticles(route: string): boolean;
  /** The site's own articles that such a route shows, with the anchors in them, by their id; none when a blog has them. */
  articles(route: string): ReadonlyMap<string, ReadonlySet<string>> | undefined;
  /** Whether a path is that of a media file, or of what the build writes beside the pages. */
  hasFile(path: string): boolean;
  files(): string[];
  /** Whether a path, or an anchor of its page, may be in what could not be read: its own mistakes are reported already. */
  isUnknown(path: string, anchor?: string): boolean;
  siteUrl(): string;
  /** Whether a path leads to a page that visitors do not see yet. */
  isHidden(path: string): boolean;
  /** The times of what answers a path, and where the moment lies beside them; nothing for a page that is hidden whatever the time. */
  timesAt(path: string): { times: Times; timing: Timing } | undefined;
  /** Whether a path is that of a home page that is not there, which is an issue of its own. */
  lacksHome(path: string): boolean;
}

/** What links of shown pages can lead to. */
export const targetsOf = memoize((site: PageSite) => createTargets(site, shownRoutes));

/** What links of hidden pages can lead to: hidden pages as well, so that several can be prepared together. */
export const targetsWithHidden = memoize((site: PageSite) => createTargets(site, allRoutes));

function createTargets(site: PageSite, routesIn: (site: PageSite) => SeenRoutes): Targets {
  const { index } = site;
  const seen = routesIn(site);
  const { tree } = seen;
  const anchorsOn = (route: string) => anchorsOfRoute(site, route);
  const isPage = (route: string) => !isPattern(route) && tree.pages.has(route);
  const anchorsOfPage = (route: string) => (isPage(route) ? anchorsOn(route) : undefined);
  return {
    anchorsOn,
    anchorsAt(path) {
      const alias = tree.aliases.get(path);
      return alias ? (anchorsOfPage(alias.target) ?? new Set()) : anchorsOfPage(path);
    },
    routes: () => new Set([...[...tree.pages.keys()].filter(isPage), ...tree.aliases.keys()]),
    redirectAt(path) {
      const alias = tree.aliases.get(path);
      return alias?.as === "redirect" ? alias.target : undefined;
    },
    patterns: () => seen.patterns(),
    patternOf: (path) => seen.patterns().find((pattern) => matchesPattern(pattern, path)),
    idWords: (route) => blogOf(index, route)?.ids.idWords ?? NUMBERS,
    showsArticles: (route) => seen.showsArticles(route),
    articles(route) {
      const blog = blogOf(index, route);
      return blog?.provider.readFile ? idsOfArticles(index, blog.folder) : undefined;
    },
    hasFile: (path) => index.media.has(path) || LINKABLE_FILES.includes(path),
    files: () => [...index.media.keys(), ...LINKABLE_FILES],
    isUnknown: (path, anchor) =>
      anchor === undefined
        ? mayBeAnswered(index, path)
        : mayHaveAnchor(seenFrom(tree, index), path, anchor),
    siteUrl: () => index.site.url,
    isHidden: (path) => seen.isHidden(path),
    timesAt(path) {
      const { pages, aliases } = index.withHidden;
      if (pages.get(aliases.get(path)?.target ?? path)?.page.hidden) return undefined;
      const { times } = overlapOf(timesAt(path, index), index.clock);
      return { times, timing: index.clock.timingOf(times) };
    },
    lacksHome: (path) =>
      index.locales.some((locale) => homeOf(locale) === path) && !tree.pages.has(path),
  };
}

/** What is known of the repairs of a site, with the pages that a link can lead to. */
function seenFrom({ pages, aliases }: PageTree, { siteFile, repairs, notFound }: SiteIndex) {
  return { pages, aliases, siteFile, repairs, notFound };
}

function anchorsOfRoute(site: PageSite, route: string): Anchors {
  return {
    has: (anchor) => SHELL_ANCHORS.includes(anchor) || site.hasAnchor(route, anchor),
    *[Symbol.iterator]() {
      yield* SHELL_ANCHORS;
      yield* site.anchorsOf(route) ?? [];
    },
  };
}

/** The ids in the text of each article, as they stand on its page; nothing when an article cannot be read. */
function idsOfArticles(
  index: SiteIndex,
  folder: string,
): Map<string, ReadonlySet<string>> | undefined {
  if (anyUnreadable(index.unreadable, BLOG_FOLDER)) return undefined;
  const posts = index.posts.filter((post) => post.folder === folder);
  return new Map(posts.map(({ post, ids }) => [post.id, new Set([...ids].map(articleId))]));
}

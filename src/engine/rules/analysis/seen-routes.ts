import { endsWithParameter, matchesPattern, type RoutePattern } from "../../model/route.ts";
import { blogOf } from "../../pipeline/blog/site-blog.ts";
import { shownTypes } from "../../pipeline/index/article-route.ts";
import { isHidden, leadsToHidden } from "../../pipeline/index/hidden.ts";
import type { PageEntry, PageTree, SiteIndex } from "../../pipeline/index/site-index.ts";
import type { PageSite } from "../../pipeline/site.ts";

/** The routes that a page can lead to. */
export interface SeenRoutes {
  tree: PageTree;
  /** Those that stand for many addresses. */
  patterns(): RoutePattern[];
  /**
   * The one that shows single articles of a blog, for example `/article/:id`.
   *
   * @param folder of the blog; none for a site without blogs
   */
  articleRoute(folder: string | undefined): string | undefined;
  /** Whether a route is one that shows single articles. */
  showsArticles(route: string): boolean;
  /** Whether a path leads to a page that cannot be seen yet. */
  isHidden(path: string): boolean;
}

/** The routes that a page can lead to: a hidden one to hidden ones as well, so that several can be prepared together. */
export function routesFor(entry: PageEntry, site: PageSite): SeenRoutes {
  return isHidden(entry) ? allRoutes(site) : shownRoutes(site);
}

/** The routes of the pages that visitors see. */
export function shownRoutes(site: PageSite): SeenRoutes {
  const { index } = site;
  const isHiddenPattern = (pattern: RoutePattern) => !index.pages.has(pattern.route);
  return {
    ...routesIn(index, site),
    isHidden: (path) =>
      leadsToHidden(index, path) ||
      site.patterns.filter(isHiddenPattern).some((pattern) => matchesPattern(pattern, path)),
  };
}

/** The routes of all pages. */
export function allRoutes(site: PageSite): SeenRoutes {
  return { ...routesIn(site.index.withHidden, site), isHidden: () => false };
}

function routesIn(tree: PageTree, site: PageSite): Omit<SeenRoutes, "isHidden"> {
  const patterns = () => site.patterns.filter(({ route }) => tree.pages.has(route));
  const isArticle = ({ route }: RoutePattern) => {
    const entry = endsWithParameter(route) ? tree.pages.get(route) : undefined;
    return entry !== undefined && showsArticle(entry, site.index);
  };
  const articleRoute = (folder: string | undefined) =>
    patterns().find(
      (pattern) => blogOf(site.index, pattern.route)?.folder === folder && isArticle(pattern),
    )?.route;
  return {
    tree,
    patterns,
    articleRoute,
    showsArticles: (route) => articleRoute(blogOf(site.index, route)?.folder) === route,
  };
}

function showsArticle(entry: PageEntry, index: SiteIndex): boolean {
  const { blocks } = index.definitions;
  return shownTypes(entry, index).some((type) => blocks.get(type)?.blog === "article");
}

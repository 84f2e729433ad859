import type { Blog, BlogProvider, Blogs } from "../../model/blog-provider.ts";
import { isPattern, parentOf, type RoutePattern } from "../../model/route.ts";
import type { SiteFile } from "../../model/site-file.ts";
import type { SiteIndex } from "../index/site-index.ts";

/** A blog of a site. */
export interface SiteBlog {
  /** The folder of the page that shows its articles; empty for the blog whose articles the first other such page shows. */
  folder: string;
  provider: BlogProvider;
  config: Blog;
  /** What ids are like. Where another blog stands in, as long as it does, they are those of the one that is named. */
  ids: Pick<BlogProvider, "idPattern" | "idWords">;
  /** Hosts of the frames that videos of articles are shown in. */
  frames: readonly string[];
}

/** What stands for a parameter on a site without a blog. */
const NUMBER = String.raw`[1-9]\d{0,15}`;

/** A blog as a site file names it. */
export interface WrittenBlog {
  /** RFC 6901 pointer to it. */
  pointer: string;
  folder: string;
  blog: Blog;
}

/** The blogs that a site file names. */
export function writtenBlogs({
  blog,
  blogs = [],
}: Pick<SiteFile, "blog" | "blogs">): WrittenBlog[] {
  const others = blogs.map((one, at) => ({ pointer: `/blogs/${at}`, blog: one }));
  return [...(blog ? [{ pointer: "/blog", blog }] : []), ...others].map((one) => ({
    ...one,
    folder: one.blog.folder ?? "",
  }));
}

/**
 * The blogs of a site, or those that stand in for them. Of two for the same folder the first counts.
 *
 * @param host the one that the environment names for the first
 */
export function siteBlogs(
  site: Pick<SiteFile, "blog" | "blogs">,
  known: Blogs,
  host?: string,
): SiteBlog[] {
  const folders = new Set<string>();
  return writtenBlogs(site).flatMap(({ blog, folder, pointer }) => {
    const made = siteBlog(blog, known, pointer === "/blog" ? host : undefined);
    if (!made || folders.has(folder)) return [];
    folders.add(folder);
    return made;
  });
}

/**
 * The blog that a site file names, or the one that stands in for it.
 *
 * @param host the one that the environment names
 * @returns nothing for a site without a blog, and for a provider that nobody knows
 */
export function siteBlog(
  written: Blog | undefined,
  { providers, frames }: Blogs,
  host?: string,
): SiteBlog | undefined {
  const called = (name: string | undefined) => providers.find((one) => one.name === name);
  const named = called(written?.provider);
  if (!written || !named) return undefined;
  const config = named.prepare?.(written, host) ?? written;
  const other = named.standIn?.(config);
  const standIn = called(other?.provider);
  const { folder = "" } = written;
  const ids = { idPattern: named.idPattern, idWords: named.idWords };
  return other && standIn
    ? { folder, provider: standIn, config: other, ids, frames }
    : { folder, provider: named, config, ids, frames };
}

/** Whether visitors' browsers ask the blog for what the build may not know. */
export function isAsked(blog: SiteBlog | undefined): boolean {
  return blog?.provider.browser !== undefined;
}

type Indexed = Pick<SiteIndex, "blogs">;

/** The blog of a page: that of its folder for a page that shows single articles, that of its own path for one that lists them, and else the one without a folder. */
export function blogOf(index: Indexed, route: string): SiteBlog | undefined {
  const folder = isPattern(route) ? parentOf(route) : route;
  return blogIn(index, folder ?? "") ?? blogIn(index, "");
}

/** The blog of a single article. */
export function blogOfArticle(index: Indexed, route: string): SiteBlog | undefined {
  return blogOf(index, parentOf(route) ?? "");
}

/** The blog of a folder. */
export function blogIn({ blogs }: Indexed, folder: string): SiteBlog | undefined {
  return blogs.find((blog) => blog.folder === folder);
}

/** What stands for the parameter of a route. */
export function idPatternOf(index: Indexed, route: string): string {
  return blogOf(index, route)?.ids.idPattern ?? NUMBER;
}

/** The routes that stand for many addresses. */
export function patternsOf(index: Indexed, routes: Iterable<string>): RoutePattern[] {
  return [...routes].filter(isPattern).map((route) => ({ route, id: idPatternOf(index, route) }));
}

import type { Blog, BlogProvider, Blogs } from "../../model/blog-provider.ts";
import { isPattern, type RoutePattern } from "../../model/route.ts";
import type { SiteIndex } from "../index/site-index.ts";

/** The blog of a site. */
export interface SiteBlog {
  provider: BlogProvider;
  config: Blog;
  /** What ids are like. Where another blog stands in, as long as it does, they are those of the one that is named. */
  ids: Pick<BlogProvider, "idPattern" | "idWords">;
  /** Hosts of the frames that videos of articles are shown in. */
  frames: readonly string[];
}

/** What stands for a parameter on a site without a blog. */
const NUMBER = String.raw`[1-9]\d{0,15}`;

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
  const ids = { idPattern: named.idPattern, idWords: named.idWords };
  return other && standIn
    ? { provider: standIn, config: other, ids, frames }
    : { provider: named, config, ids, frames };
}

/** Whether visitors' browsers ask the blog for what the build may not know. */
export function isAsked(blog: SiteBlog | undefined): boolean {
  return blog?.provider.browser !== undefined;
}

/** What stands for the parameter of routes. */
export function idPatternOf({ blog }: Pick<SiteIndex, "blog">): string {
  return blog?.ids.idPattern ?? NUMBER;
}

/** The routes that stand for many addresses. */
export function patternsOf(
  index: Pick<SiteIndex, "blog">,
  routes: Iterable<string>,
): RoutePattern[] {
  const id = idPatternOf(index);
  return [...routes].filter(isPattern).map((route) => ({ route, id }));
}

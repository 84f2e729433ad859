import type { BlogSource } from "../../model/resolved.ts";
import { articleRoute } from "../index/article-route.ts";
import type { SiteIndex } from "../index/site-index.ts";
import type { ResolvedSite } from "../resolve/resolved-fields.ts";
import { type SiteBlog, writtenBlogs } from "./site-blog.ts";

/** Where the articles of a site come from, for the blocks that show them. */
export function blogSource(
  index: SiteIndex,
  site: ResolvedSite,
  blog: SiteBlog | undefined,
): BlogSource | undefined {
  if (!blog) return undefined;
  const { folder } = blog;
  const written = writtenBlogs(site).find((one) => one.folder === folder)?.blog;
  return {
    folder,
    provider: blog.provider.name,
    browser: blog.provider.browser?.(blog.config),
    route: articleRoute(index, folder),
    byline: written?.byline ?? blog.config.byline,
    brand: site.brand,
    site: site.url,
  };
}

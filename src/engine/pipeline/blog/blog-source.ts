import type { BlogSource } from "../../model/resolved.ts";
import { articleRoute } from "../index/article-route.ts";
import type { SiteIndex } from "../index/site-index.ts";
import type { ResolvedSite } from "../resolve/resolved-fields.ts";

/** Where the articles of a site come from, for the blocks that show them. */
export function blogSource(index: SiteIndex, site: ResolvedSite): BlogSource | undefined {
  const { blog } = index;
  return (
    blog && {
      provider: blog.provider.name,
      browser: blog.provider.browser?.(blog.config),
      route: articleRoute(index),
      byline: site.blog?.byline ?? blog.config.byline,
      brand: site.brand,
      site: site.url,
    }
  );
}

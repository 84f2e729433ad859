import { byPath } from "../model/by-path.ts";
import type { Shell } from "../model/resolved-page.ts";
import type { CheckedSite, SiteContext } from "../pipeline/site.ts";
import type { SiteTitles } from "../pipeline/tracked-site.ts";

/** What goes into the documents of a page beside the page itself. */
export interface PageContext extends Pick<SiteContext, "index" | "texts">, SiteTitles {
  shell: Shell;
}

/** The context of a page in its language. */
export function pageContextFor(site: CheckedSite, route: string): PageContext {
  const context = pageContext(site);
  if (site.frames.length === 1) return context;
  const { shell, texts } = byPath(site.frames, route);
  return { ...context, shell, texts };
}

/** The context of the pages of a site, among them those that only the build knows. */
export function pageContext({ index, texts, shell, titleOf }: CheckedSite): PageContext {
  return { index, texts, shell, titleOf };
}

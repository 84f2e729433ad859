import type { Shell } from "../model/resolved-page.ts";
import type { SiteTitles } from "../pipeline/page-walk.ts";
import type { CheckedSite, SiteContext } from "../pipeline/site.ts";

/** What goes into the documents of a page beside the page itself. */
export interface PageContext extends Pick<SiteContext, "index" | "texts">, SiteTitles {
  shell: Shell;
}

/** The context of the pages of a site, among them those that only the build knows. */
export function pageContext({ index, texts, shell, titleOf }: CheckedSite): PageContext {
  return { index, texts, shell, titleOf };
}

import type { Shell } from "../model/resolved-page.ts";
import { memoize } from "../pipeline/memoize.ts";
import type { SiteTitles } from "../pipeline/page-walk.ts";
import type { CheckedSite, SiteContext } from "../pipeline/site.ts";

/** What goes into the documents of a page beside the page itself. */
export interface PageContext extends Pick<SiteContext, "index" | "texts">, SiteTitles {
  shell: Shell;
}

/** The context of the pages of a site, among them those that only the build knows. */
export const pageContext = memoize(({ index, texts, shell, pages }: CheckedSite): PageContext => {
  const titles = new Map(pages.map(({ entry, facts }) => [entry.route, facts.title]));
  return { index, texts, shell, titleOf: (route) => titles.get(route) };
});

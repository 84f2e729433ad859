import { isPattern } from "../model/route.ts";
import type { CheckedPage, CheckedSite } from "../pipeline/site.ts";

/** The pages that are listed for search engines: each at one address, and none that wants to be left out. */
export function listedPages(site: CheckedSite): CheckedPage[] {
  return site.pages.filter(({ page }) => !isPattern(page.route) && !page.head.noindex);
}

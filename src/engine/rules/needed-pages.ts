import type { Issue } from "../model/issue.ts";
import { isNeeded } from "../pipeline/index/hidden.ts";
import { type CheckedSite, everyPage } from "../pipeline/site.ts";

/** The home page and the not-found page are shown: the site cannot do without them. */
export function checkNeededPages(site: CheckedSite): Issue[] {
  return everyPage(site)
    .filter(({ entry: { route, page } }) => page.hidden === true && isNeeded(route))
    .map(({ entry: { route, file } }) => ({
      rule: "page-hidden",
      message: `${route === "/" ? "The home page" : "The page for addresses that are not there"} cannot be hidden.`,
      hint: 'Take "hidden" out of this file.',
      file,
      pointer: "/hidden",
    }));
}

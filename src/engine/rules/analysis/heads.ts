import { isPattern } from "../../model/route.ts";
import { isIncomplete, type Repairs } from "../../pipeline/omissions.ts";
import type { CheckedPage, SiteContext } from "../../pipeline/site.ts";

/** What search results show of a page. */
export const HEAD_PARTS = ["title", "description"] as const;
export type HeadPart = (typeof HEAD_PARTS)[number];

/** Whether search engines list a page that is shown, and its title or description is known. */
export function isListed(
  part: HeadPart,
  { entry, facts }: CheckedPage,
  { index }: SiteContext,
): boolean {
  const isKept = !facts.head.noindex && !isPattern(entry.route);
  return isKept && isKnown(index.repairs.get(entry.file), part);
}

/** Whether neither the text itself was left out nor what says that the page is not listed. */
function isKnown(made: Repairs | undefined, part: HeadPart): boolean {
  if (!made) return true;
  const fields = part === "title" ? ["/title", "/headTitle"] : ["/description"];
  return ["/noindex", ...fields].every((pointer) => !isIncomplete(made, pointer));
}

/** Where in its file a page has its title or description. */
export function headPointer(page: { headTitle?: string }, part: HeadPart): string {
  if (part === "description") return "/description";
  return page.headTitle === undefined ? "/title" : "/headTitle";
}

import type { Finding } from "../../model/issue.ts";
import { isUnreadable } from "../../pipeline/index/unreadable.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedPage, PageSite } from "../../pipeline/site.ts";
import { describedBusiness, pageAt, placesInBlocks } from "../analysis/described-places.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "business-missing",
  level: "error",
  title: "A block shows a place that is not described",
  help: "Hours and address of a place are written once, under `business` of its page or of the site. A block that shows them has nothing to show without.",
  example,
  checkPage: checkShownPlaces,
});

/** Every place of business that a block shows is described. */
function checkShownPlaces(page: CheckedPage, site: PageSite): Finding[] {
  return placesInBlocks(page, site).flatMap(({ route, business, file, pointer }): Finding[] => {
    if (business ?? describedBusiness(route, page, site)) return [];
    const words = route === undefined ? ofPage(page, site) : ofOther(route, page, site);
    return words ? [{ ...words, file, pointer }] : [];
  });
}

type Words = Pick<Finding, "message" | "hint">;

function ofPage({ entry }: CheckedPage, { index }: PageSite): Words | undefined {
  if (index.repairs.has(entry.file) || index.repairs.has(index.siteFile)) return undefined;
  return {
    message: "This block shows a place of business, and nothing says which one.",
    hint: 'Write "business" on this page, in pages/_site.json, or in the block itself.',
  };
}

function ofOther(route: string, page: CheckedPage, site: PageSite): Words | undefined {
  const { index } = site;
  const other = pageAt(route, page, site);
  if (!other)
    return isUnreadable(index.unreadable, route)
      ? undefined
      : {
          message: `There is no page ${route} that visitors see.`,
          hint: "Write the path of a page as in the browser, for example /contact.",
        };
  if (index.repairs.has(other.file)) return undefined;
  return {
    message: `The page ${route} says nothing about a place.`,
    hint: 'Write "business" on that page, or name another page.',
  };
}

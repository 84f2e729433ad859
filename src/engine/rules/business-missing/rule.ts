import { isUse } from "../../model/block.ts";
import { definitionOf, type ShownPlace } from "../../model/block-definition.ts";
import type { Finding } from "../../model/issue.ts";
import { appendPointer } from "../../model/pointer.ts";
import { isUnreadable } from "../../pipeline/index/unreadable.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedPage, PageSite } from "../../pipeline/site.ts";
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
function checkShownPlaces({ entry }: CheckedPage, site: PageSite): Finding[] {
  const { blocks } = site.index.definitions;
  return entry.page.blocks.flatMap((block, at) => {
    if (isUse(block)) return [];
    const shown = definitionOf(blocks, block)?.shownPlace?.(block);
    if (!shown || isDescribed(site, entry, shown)) return [];
    return [
      {
        ...wrong(shown, site),
        file: entry.file,
        pointer: `${appendPointer("/blocks", at)}${shown.pointer}`,
      },
    ];
  });
}

function isDescribed(
  { index }: PageSite,
  entry: CheckedPage["entry"],
  { route }: ShownPlace,
): boolean {
  if (route === undefined) {
    const isUnsure = index.repairs.has(entry.file) || index.repairs.has(index.siteFile);
    return Boolean(entry.page.business ?? index.site.business) || isUnsure;
  }
  const other = index.pages.get(route);
  if (!other) return isUnreadable(index.unreadable, route);
  return Boolean(other.page.business) || index.repairs.has(other.file);
}

function wrong({ route }: ShownPlace, { index }: PageSite) {
  if (route === undefined)
    return {
      message: "This block shows when a place is open, and nothing says which place that is.",
      hint: 'Write "business" on this page, in pages/_site.json, or in the block itself.',
    };
  return index.pages.has(route)
    ? {
        message: `The page ${route} says nothing about a place.`,
        hint: 'Write "business" on that page, or name another page.',
      }
    : {
        message: `There is no page ${route} that visitors see.`,
        hint: "Write the path of a page as in the browser, for example /contact.",
      };
}

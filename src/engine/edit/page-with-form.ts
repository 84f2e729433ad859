import { isUse, type PageBlock } from "../model/block.ts";
import { definitionOf } from "../model/block-definition.ts";
import { isPattern } from "../model/route.ts";
import type { SiteIndex } from "../pipeline/index/site-index.ts";
import { memoize } from "../pipeline/memoize.ts";
import type { CheckedSite } from "../pipeline/site.ts";

/** The route of the first page that shows the form of the site. */
export const pageWithForm = memoize(({ index }: CheckedSite): string | undefined => {
  const entries = [...index.pages.values(), ...index.withHidden.pages.values()];
  // A page is only read when it is asked for its blocks: most sites have the form on one of the first.
  return entries.find(({ route, page }) => !isPattern(route) && formIn(page.blocks, index) >= 0)
    ?.route;
});

/** The index of the first block that shows the form of the site; -1 when none does. */
export function formIn(blocks: readonly PageBlock[], index: SiteIndex): number {
  return blocks.findIndex((block) => {
    const shown = isUse(block) ? index.shared.get(block.use)?.block : block;
    return shown && definitionOf(index.definitions.blocks, shown)?.showsForm;
  });
}

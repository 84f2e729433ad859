import { openingOf } from "../model/page-blocks.ts";
import type { CheckedPage, SiteContext } from "../pipeline/site.ts";

/** The main heading of a page, or its title where nothing shows one. */
export function headingOf(
  { page, fields }: Pick<CheckedPage, "page" | "fields">,
  { index }: Pick<SiteContext, "index">,
): string {
  return openingOf(page, index.definitions.blocks)?.heading ?? fields.title;
}

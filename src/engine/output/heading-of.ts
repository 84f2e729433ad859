import { openingOf } from "../model/page-blocks.ts";
import type { CheckedPage, CheckedSite } from "../pipeline/site.ts";

/** The main heading of a page, or its title where nothing shows one. */
export function headingOf({ page, fields }: CheckedPage, { index }: CheckedSite): string {
  return openingOf(page, index.definitions.blocks)?.heading ?? fields.title;
}

import { isPattern } from "../model/route.ts";
import type { OutputPage } from "./output-pages.ts";

/** The pages that are listed for search engines: each at one address, and none that wants to be left out. */
export function listedPages(pages: readonly OutputPage[]): OutputPage[] {
  return pages.filter(
    ({ checked, facts }) => !isPattern(checked.entry.route) && !facts.head.noindex,
  );
}

import { isPattern } from "../model/route.ts";
import type { ListedPage } from "./output-pages.ts";

/** The pages that are listed for search engines: each at one address, and none that wants to be left out. */
export function listedPages<Page extends ListedPage>(pages: readonly Page[]): Page[] {
  return pages.filter(({ route, facts }) => !isPattern(route) && !facts.head.noindex);
}

import { memoize } from "../../pipeline/memoize.ts";
import type { CheckedPage, PageSite } from "../../pipeline/site.ts";

/** Keeps what is computed of a page on its site, for all rules that ask, as long as somebody keeps both. */
export function memoizeOnPage<Value>(
  compute: (page: CheckedPage, site: PageSite) => Value,
): (page: CheckedPage, site: PageSite) => Value {
  const onSite = memoize((site: PageSite) => memoize((page: CheckedPage) => compute(page, site)));
  return (page, site) => onSite(site)(page);
}

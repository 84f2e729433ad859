import { memoize } from "./memoize.ts";
import type { PageSite, ResolvedEntry } from "./site.ts";

/** Keeps what is computed of a page on its site, for all rules that ask, as long as somebody keeps both. */
export function memoizeOnPage<Value>(
  compute: (page: ResolvedEntry, site: PageSite) => Value,
): (page: ResolvedEntry, site: PageSite) => Value {
  const onSite = memoize((site: PageSite) => memoize((page: ResolvedEntry) => compute(page, site)));
  return (page, site) => onSite(site)(page);
}

import { memoize } from "./memoize.ts";
import { createRecent } from "./recent.ts";
import type { PageSite, ResolvedEntry } from "./site.ts";

/** Rules check one page after another: what they know of the last few is enough. */
const MOST_HELD = 8;

/** Keeps what is computed of a page on its site, for all rules that ask. */
export function memoizeOnPage<Value>(
  compute: (page: ResolvedEntry, site: PageSite) => Value,
): (page: ResolvedEntry, site: PageSite) => Value {
  const knownOn = memoize((_: PageSite) =>
    createRecent<ResolvedEntry, { value: Value }>(MOST_HELD),
  );
  return (page, site) => {
    const known = knownOn(site);
    const before = known.get(page);
    if (before) return before.value;
    const value = compute(page, site);
    known.set(page, { value });
    return value;
  };
}

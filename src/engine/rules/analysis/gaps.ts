import type { Reference } from "../../pipeline/resolve/found.ts";
import type { CheckedSite } from "../../pipeline/site.ts";

/** The texts that visitors see and that are still to be written, each once. */
export function shownGaps({ shellFound, pages }: CheckedSite): Map<string, Reference> {
  return byText([shellFound, ...pages.map(({ found }) => found)].flatMap(({ gaps }) => gaps));
}

/** The texts of hidden pages that are still to be written, each once. */
export function gapsOfHidden(site: CheckedSite): Reference[] {
  const shown = shownGaps(site);
  const gaps = byText(site.hidden.flatMap(({ found }) => found.gaps));
  return [...gaps].filter(([key]) => !shown.has(key)).map(([, gap]) => gap);
}

/** A text of a shared block stands on many pages. */
function byText(gaps: Reference[]): Map<string, Reference> {
  return new Map(gaps.map((gap) => [`${gap.file} ${gap.pointer} ${gap.excerpt}`, gap]));
}

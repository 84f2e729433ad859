import type { Reference } from "../../pipeline/resolve/refs.ts";
import type { CheckedSite } from "../../pipeline/site.ts";

/** The texts that visitors see and that are still to be written, each once. */
export function shownGaps({ shellRefs, pages }: CheckedSite): Map<string, Reference> {
  return byText([...shellRefs.gaps, ...pages.flatMap(({ facts }) => facts.gaps ?? [])]);
}

/** The texts of hidden pages that are still to be written, each once. */
export function gapsOfHidden(site: CheckedSite): Reference[] {
  const shown = shownGaps(site);
  const gaps = byText(site.hidden.flatMap(({ facts }) => facts.gaps ?? []));
  return [...gaps].filter(([key]) => !shown.has(key)).map(([, gap]) => gap);
}

/** A text of a shared block stands on many pages. */
function byText(gaps: Reference[]): Map<string, Reference> {
  return new Map(gaps.map((gap) => [`${gap.file} ${gap.pointer} ${gap.excerpt}`, gap]));
}

import { isHidden } from "../../pipeline/index/hidden.ts";
import type { PageEntry } from "../../pipeline/index/site-index.ts";
import type { Reference } from "../../pipeline/resolve/refs.ts";
import type { CheckedSite } from "../../pipeline/site.ts";

/** The texts that visitors see and that are still to be written, each once. */
export function shownGaps({ shellRefs, pages }: CheckedSite): Map<string, Reference> {
  return byText([...shellRefs.gaps, ...pages.flatMap(({ facts }) => facts.gaps ?? [])]);
}

/** Whether a page may have texts that are still to be written: one that nobody sees before its author shows it. */
export function mayHaveGaps(entry: PageEntry): boolean {
  return isHidden(entry) && (entry.page.hidden === true || entry.timing === "ended");
}

/** The texts of hidden pages that are still to be written, each once. */
export function gapsOfHidden(site: CheckedSite): Reference[] {
  const shown = shownGaps(site);
  const hidden = site.hidden.filter(({ entry }) => mayHaveGaps(entry));
  const gaps = byText(hidden.flatMap(({ facts }) => facts.gaps ?? []));
  return [...gaps].filter(([key]) => !shown.has(key)).map(([, gap]) => gap);
}

/** A text of a shared block stands on many pages. */
function byText(gaps: Reference[]): Map<string, Reference> {
  return new Map(gaps.map((gap) => [`${gap.file} ${gap.pointer} ${gap.excerpt}`, gap]));
}

import type { Issue } from "../model/issue.ts";
import type { Reference } from "../pipeline/resolve/found.ts";
import type { CheckedSite } from "../pipeline/site.ts";

/** Nothing that visitors see is still to be written. */
export function checkGaps(site: CheckedSite): Issue[] {
  return [...shownGaps(site).values()].map(({ value, file, pointer, excerpt }) => ({
    rule: "page-gap",
    message: `This text is still to be written: ${value}.`,
    hint: `Write it in place of the braces and what stands in them, or hide the page ("hidden": true) until then.`,
    file,
    pointer,
    excerpt,
  }));
}

/** The texts of hidden pages that are still to be written, each once. */
export function gapsOfHidden(site: CheckedSite): Reference[] {
  const shown = shownGaps(site);
  const gaps = byText(site.hidden.flatMap(({ found }) => found.gaps));
  return [...gaps].filter(([key]) => !shown.has(key)).map(([, gap]) => gap);
}

function shownGaps({ shellFound, pages }: CheckedSite): Map<string, Reference> {
  return byText([shellFound, ...pages.map(({ found }) => found)].flatMap(({ gaps }) => gaps));
}

/** A text of a shared block stands on many pages. */
function byText(gaps: Reference[]): Map<string, Reference> {
  return new Map(gaps.map((gap) => [`${gap.file} ${gap.pointer} ${gap.excerpt}`, gap]));
}

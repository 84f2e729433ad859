import type { Reference } from "../content/resolve/found.ts";
import type { Issue } from "../page/issue.ts";
import type { CheckedSite } from "./site.ts";

/** Before a release, no place is left that an author still has to fill. */
export function checkGaps(site: CheckedSite): Issue[] {
  if (!site.release) return [];
  return gapsOf(site).map(({ value, file, pointer, excerpt }) => ({
    rule: "page-gap",
    message: `This place is still to be filled: ${value}.`,
    hint: "Write the text in place of the braces and what stands in them.",
    file,
    pointer,
    excerpt,
  }));
}

/** The places that authors still have to fill, each once. */
export function gapsOf(site: CheckedSite): Reference[] {
  const found = [site.shellFound, ...site.pages.map((page) => page.found)];
  const gaps = found.flatMap(({ gaps: own }) => own);
  return [
    ...new Map(
      gaps.map((gap) => [`${gap.file} ${gap.pointer} ${gap.excerpt}`, gap] as const),
    ).values(),
  ];
}

import { changedRanges } from "./changed-ranges.ts";
import type { ComparedParts } from "./compared-parts.ts";

/** What the two sides mark: words that are gone, and words that are new. */
const MARKS = {
  before: { name: "words-removed", color: "--danger", line: "line-through" },
  after: { name: "words-added", color: "--success", line: "underline" },
} as const;

/**
 * Marks the words that differ within parts that both pages have, by a color and by a line. Nothing on the pages moves, as no element is
 * added.
 */
export function markWords({ before, after, changes }: ComparedParts): void {
  const ranges: Record<keyof typeof MARKS, Range[]> = { before: [], after: [] };
  for (const change of changes) {
    const then = before.parts[change.before ?? -1]?.element;
    const now = after.parts[change.after ?? -1]?.element;
    if (!then || !now) continue;
    ranges.before.push(...changedRanges(then, now));
    ranges.after.push(...changedRanges(now, then));
  }
  mark("before", before.parts[0]?.element.ownerDocument, ranges.before);
  mark("after", after.parts[0]?.element.ownerDocument, ranges.after);
}

function mark(side: keyof typeof MARKS, page: Document | undefined, ranges: Range[]): void {
  const view = page?.defaultView as (Window & typeof globalThis) | null | undefined;
  if (!page || !view || !("highlights" in view.CSS)) return;
  const { name, color, line } = MARKS[side];
  const ground = getComputedStyle(document.body).getPropertyValue(color);
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(
    `::highlight(${name}) { background-color: color-mix(in srgb, ${ground} 40%, transparent); text-decoration: ${line}; text-decoration-thickness: 0.12em; }`,
  );
  page.adoptedStyleSheets = [sheet];
  view.CSS.highlights.set(name, new view.Highlight(...ranges));
}

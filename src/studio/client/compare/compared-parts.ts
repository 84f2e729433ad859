import { type Alignment, align } from "./alignment.ts";
import { boxOf, type PagePart, type PartBox, partsOf } from "./page-parts.ts";
import { type PartChange, pairParts } from "./pair-parts.ts";

/** A page in a state: its parts and where they stand. */
export interface MeasuredPage {
  parts: PagePart[];
  boxes: PartBox[];
}

/** A change, and where it stands on the pages that have the part. */
export interface LocatedChange extends PartChange {
  boxes: { before?: PartBox; after?: PartBox };
}

/** Two states of a page, part by part. */
export interface ComparedParts {
  before: MeasuredPage;
  after: MeasuredPage;
  changes: LocatedChange[];
  alignment: Alignment;
  /** What search engines show, where it differs. */
  head: { name: "title" | "description"; before: string; after: string }[];
}

const NOTHING: MeasuredPage = { parts: [], boxes: [] };

/**
 * Compares a page in two states as they are shown.
 *
 * @param before nothing for a page that is new
 * @param after nothing for one that is gone
 */
export function comparePages(
  before: Document | undefined,
  after: Document | undefined,
): ComparedParts {
  const [old, now] = [measured(before), measured(after)];
  const { changes, pairs } = pairParts(old.parts, now.parts);
  const locate = (change: PartChange): LocatedChange => {
    const then = change.before === undefined ? undefined : old.boxes[change.before];
    const here = change.after === undefined ? undefined : now.boxes[change.after];
    return { ...change, boxes: { ...(then && { before: then }), ...(here && { after: here }) } };
  };
  const stops = pairs.flatMap(([then, here]) => {
    const [one, other] = [old.boxes[then], now.boxes[here]];
    if (!one || !other) return [];
    const end = { before: one.top + one.height, after: other.top + other.height };
    return [{ before: one.top, after: other.top }, end];
  });
  const ends = { before: heightOf(before), after: heightOf(after) };
  return {
    ...{ before: old, after: now, alignment: align([...stops, ends]) },
    // A page that only one state has is new, or gone, as a whole.
    ...(before && after
      ? { changes: changes.map(locate), head: headChanges(before, after) }
      : { changes: [], head: [] }),
  };
}

/** What stays at the top of the window stands where it belongs only there. */
function measured(page: Document | undefined): MeasuredPage {
  if (!page) return NOTHING;
  page.defaultView?.scrollTo({ top: 0, behavior: "instant" });
  const parts = partsOf(page);
  return { parts, boxes: parts.map(boxOf) };
}

function heightOf(page: Document | undefined): number {
  return page?.documentElement.scrollHeight ?? 0;
}

function headChanges(before: Document, after: Document): ComparedParts["head"] {
  const description = (page: Document) =>
    page.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? "";
  return [
    { name: "title" as const, before: before.title, after: after.title },
    { name: "description" as const, before: description(before), after: description(after) },
  ].filter((one) => one.before !== one.after);
}

import type { Reference } from "../../pipeline/resolve/refs.ts";

/** Fields of a sentence or two, and entries of lists: what stands in them belongs to a heading already. */
const NO_HEADING = /\/(?:intro|subtitle|description|answer|footnote|value|items\/\d+)$/;

/** Whether a heading stands in a text that has none. */
export function isMisplaced({ pointer }: Reference): boolean {
  return NO_HEADING.test(pointer);
}

import type { Reference } from "../../pipeline/resolve/refs.ts";
import { hasRole } from "../../pipeline/schema/field-lookup.ts";
import type { Roots } from "./roots.ts";

/** Whether a heading stands in a text of a sentence or two, or in an entry of a list: such texts belong to a heading already. */
export function isMisplaced(heading: Reference, roots: Roots): boolean {
  return hasRole(roots.fieldAt(heading), "brief");
}

import type { Reference } from "../../pipeline/resolve/refs.ts";
import { hasRole } from "../../pipeline/schema/field-lookup.ts";
import type { CheckedSite } from "../../pipeline/site.ts";
import { fieldsOf } from "./fields.ts";

/** Whether a heading stands in a text of a sentence or two, or in an entry of a list: such texts belong to a heading already. */
export function isMisplaced(site: CheckedSite, heading: Reference): boolean {
  return hasRole(fieldsOf(site).fieldAt(heading), "brief");
}

import type { Overview } from "../../contract/answers.ts";
import type { EditedPage, Field } from "../../contract/field.ts";
import { SITE_PARTS, type SitePart } from "../../contract/site-files.ts";
import { fileFields } from "../state/names.ts";

/** The fields of a screen, and the value that they are the fields of. */
export interface ScreenForm {
  fields: Record<string, Field>;
  /** RFC 6901 pointer to the value. */
  pointer: string;
}

/** Which fields of a file for the whole site are edited together. */
export function screenForm(
  overview: Overview,
  { path, part }: { path: string; part?: SitePart },
  page: EditedPage,
): ScreenForm {
  const all = fileFields(path, page, overview);
  const keys = Object.keys(all).filter((key) => !part || isOf(part, key));
  const [only = ""] = keys;
  const field = all[only];
  // A screen of one group needs no frame around it.
  if (keys.length === 1 && field?.kind === "group")
    return { fields: field.fields, pointer: `/${only}` };
  const order: readonly string[] = part ? SITE_PARTS[part].filter((key) => key in all) : keys;
  return { fields: Object.fromEntries(order.map((key) => [key, all[key] as Field])), pointer: "" };
}

function isOf(part: SitePart, key: string): boolean {
  return (SITE_PARTS[part] as readonly string[]).includes(key);
}

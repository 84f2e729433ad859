import { slugify } from "../../../engine/model/slug.ts";

/** The address that a page's name makes below another page: `Fort Worth` below `/texas` is `/texas/fort-worth`. */
export function addressOf(parent: string, title: string): string {
  return `${parent === "/" ? "" : parent}/${slugify(title)}`;
}

import { slugify } from "../../../engine/model/slug.ts";

/** The address that a page's name makes below another page: `Rye Bread` below `/breads` is `/breads/rye-bread`. */
export function addressOf(parent: string, title: string): string {
  return `${parent === "/" ? "" : parent}/${slugify(title)}`;
}

import { LOOK_FILE } from "../../contract/look-file.ts";
import { labelText } from "./block-labels.ts";
import type { OpenPage } from "./session.ts";

/** What people call the look of the site. */
export const LOOK_NAME = "Look of the site";

/** What people call what is open: the title of a page, or else its address. */
export function nameOf({ path, page, route }: Pick<OpenPage, "path" | "page" | "route">): string {
  return path === LOOK_FILE ? LOOK_NAME : labelText(page.title, route);
}

import { siteFileKind } from "../../contract/site-files.ts";
import { labelText } from "../../words/names/block-labels.ts";
import { say } from "../words/say.ts";
import type { OpenPage } from "./session.ts";

/** What people call the files for the whole site. */
const NAMES = {
  site: say("palette.site"),
  translation: say("state.siteInOther"),
  strings: say("site.words"),
  theme: say("state.look"),
  shared: say("site.sharedPart"),
};

/** What people call the look of the site. */
export const LOOK_NAME = NAMES.theme;

/** What people call what is open: the title of a page, or else its address. */
export function nameOf({ path, page, route }: Pick<OpenPage, "path" | "page" | "route">): string {
  const kind = siteFileKind(path);
  if (kind === "shared") return `${NAMES.shared}: ${titleOfShared(page) ?? path}`;
  return kind ? NAMES[kind] : labelText(page.title, route);
}

function titleOfShared({ block }: OpenPage["page"]): string | undefined {
  const title = typeof block === "object" && block !== null && Reflect.get(block, "title");
  return typeof title === "string" && title !== "" ? title : undefined;
}

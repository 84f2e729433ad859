import { dirname } from "node:path";
import type { EditableSite } from "../../engine/edit/move-page.ts";
import { currentSite, type StudioContext } from "./context.ts";

/** The site as the authors' commands plan changes of it. */
export function editableSite(context: StudioContext): EditableSite {
  const { site, loaded, engine } = currentSite(context);
  const { pages } = context.folders;
  const { schemaFolder } = engine;
  return { pages, cwd: dirname(pages), schemaFolder, site, textOf: loaded.textOf };
}

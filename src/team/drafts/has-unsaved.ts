import { existsSync } from "node:fs";
import { join } from "node:path";
import { listFolder } from "../../engine/pipeline/read.ts";
import { STUDIO_FOLDER } from "../../studio/server/copies/copies-on-disk.ts";
import { draftFolder } from "./draft-folder.ts";
import type { DraftSite } from "./draft-site.ts";

/** Whether somebody has written in a draft what they have not saved. */
export function hasUnsaved(site: DraftSite, id: string): boolean {
  const [pages = ""] = site.content;
  const copies = join(draftFolder(site, id), pages, STUDIO_FOLDER, "copies");
  return existsSync(copies) && listFolder(copies).files.some((name) => name.endsWith(".json"));
}

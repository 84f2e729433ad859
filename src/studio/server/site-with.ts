import type { LoadedSite } from "../../engine/pipeline/load.ts";
import type { EditedPage } from "../contract/field.ts";
import type { StudioContext } from "./context.ts";
import { pageText, readPage } from "./page-source.ts";

/** The site as it would be with an edited file for the whole site. It is read as if it were saved. */
export function siteWith(
  { folders, site }: StudioContext,
  path: string,
  page: EditedPage,
  options?: { fromDisk: boolean },
): Promise<LoadedSite> {
  return site.readWith(path, pageText(page, readPage(folders, path)), options);
}

import { join } from "node:path";
import type { Folders } from "../pipeline/load.ts";
import { ownFolders } from "../pipeline/own-parts.ts";
import { type Protected, safeTarget } from "./output-target.ts";

/** A folder that is about to be replaced by an output. */
export interface SiteTarget {
  out: string;
  /** What lies around the site's folders and may not be harmed by the output. */
  protect: Protected;
  folders: Folders;
}

/**
 * Finds the folder that the output of a site goes to. The folders of the site, and those beside its pages that belong to it, are
 * sources too.
 *
 * @param more folders that the output is made from
 * @throws {UnsafeTargetError} when the output would take away what no build has written
 */
export function siteTarget(
  { out, protect, folders: { pages, media } }: SiteTarget,
  more: readonly string[] = [],
): string {
  const beside = ["templates", "schema"].map((name) => join(pages, "..", name));
  const own = ownFolders({ pages });
  const sources = [...protect.sources, pages, media, ...beside, ...own, ...more];
  return safeTarget(out, { sources, roots: protect.roots });
}

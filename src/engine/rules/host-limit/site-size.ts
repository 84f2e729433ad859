import { hostsOf } from "../../model/form-hosts.ts";
import { isPattern } from "../../model/route.ts";
import { patternsOf } from "../../pipeline/blog/site-blog.ts";
import type { SiteIndex } from "../../pipeline/index/site-index.ts";
import type { MediaFile } from "../../pipeline/media/media-file.ts";

/** How large a built site becomes, as far as its files tell before they are built. */
export interface SiteSize {
  files: number;
  /** In the folder that holds the most: the one of pictures and scripts. */
  filesInFolder: number;
  /** Bytes of the files that are handed on as they are. */
  size: number;
  redirects: number;
  patterns: number;
  /** Characters of the longest header, the security policy, that hosts of forms take. */
  header: number;
}

/** Reckons how large a site becomes. Articles of a blog elsewhere and sizes of pictures are not known before they are made. */
export function sizeOf(index: SiteIndex): SiteSize {
  const { pages, aliases, media, site } = index;
  const entries = [...pages.values()];
  const asPages = [...aliases.values()].filter(({ as }) => as === "page").length;
  const drawn = entries.filter(({ page, route }) => !page.noindex && !isPattern(route)).length;
  const shared = { each: drawn, one: Math.min(1, drawn), none: 0 }[site.shareImages ?? "each"];
  const filesInFolder = shared + media.size;
  // A document and its data, of the not-found page too.
  const documents = 2 * (entries.length + asPages + 1);
  return {
    files: documents + filesInFolder,
    filesInFolder,
    size: [...media.values()].filter(isHandedOn).reduce((sum, { size }) => sum + size, 0),
    redirects: aliases.size - asPages,
    patterns: patternsOf(index, pages.keys()).length,
    header: lengthOfHosts(index),
  };
}

/** Photographs are made smaller; everything else keeps about the size it has. */
export function isHandedOn({ kind }: MediaFile): boolean {
  return kind !== "raster";
}

function lengthOfHosts({ form, site }: SiteIndex): number {
  if (!form) return 0;
  const hosts = Object.values(hostsOf(form.provider, form.form, site.formHosts ?? []));
  return hosts.flat().join(" ").length;
}

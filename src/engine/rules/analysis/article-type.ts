import type { SiteIndex } from "../../pipeline/index/site-index.ts";

/** The type of the block that shows single articles. */
export function articleType({ definitions: { blocks } }: SiteIndex): string {
  return [...blocks.values()].find(({ blog }) => blog === "article")?.type ?? "";
}

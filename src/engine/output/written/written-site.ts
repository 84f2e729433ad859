import type { RoutePattern } from "../../model/route.ts";
import { patternsOf } from "../../pipeline/blog/site-blog.ts";
import type { CheckedSite } from "../../pipeline/site.ts";

/** What the check of written files has to know of their site. It is plain data that parts of a site bring along. */
export interface WrittenSite {
  url: string;
  /** The file that mistakes of the frame are reported for. */
  siteFile: string;
  /** The routes that aliases lead to. */
  aliases: Record<string, string>;
  /** Routes with parameters. */
  patterns: RoutePattern[];
  /** The files of pages, by route. */
  files: Record<string, string>;
}

/** Takes from a site what the check has to know. */
export function writtenSite({ index }: CheckedSite): WrittenSite {
  const entries = [...index.pages.values(), index.notFound];
  return {
    url: index.site.url,
    siteFile: index.siteFile,
    aliases: Object.fromEntries([...index.aliases].map(([path, { target }]) => [path, target])),
    patterns: patternsOf(index, index.pages.keys()),
    files: Object.fromEntries(entries.map(({ route, file }) => [route, file])),
  };
}

import { hash } from "node:crypto";
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

/** A hash of what decides where links lead, beside the files of an output. */
export function linksOf({ url, aliases, patterns }: WrittenSite): string {
  return hash("sha1", JSON.stringify([url, Object.entries(aliases), patterns]));
}

/** The file of the page that a document shows; nothing for what is no page of the site's own. */
export function pageFileOf({ files, aliases }: WrittenSite, document: string): string | undefined {
  const bare = document.replace(/(^|\/)index\.html$/, "").replace(/\.html$/, "");
  const route = `/${bare.replace(/(^|\/)_([a-z]+)$/, "$1:$2")}`;
  return files[route] ?? files[aliases[route] ?? ""];
}

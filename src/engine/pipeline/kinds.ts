import type { SchemaName } from "./schema/sources.ts";

/** The file of what holds for the whole site. */
export const SITE_FILE = "_site.json";
/** The file of the laws and boards that pages mention. */
export const SOURCES_FILE = "_data/sources.json";
/** The words of the site's own that no dictionary has. */
export const WORDS_FILE = "_words.txt";
/** The folder of blocks that several pages show. */
export const SHARED_FOLDER = "_shared/";
/** The folder of articles for a site without a blog. */
export const BLOG_FOLDER = "_blog/";

/**
 * What kind of document a file of the pages folder is.
 *
 * @param path below the pages folder
 */
export function kindOf(path: string): SchemaName {
  if (path === SITE_FILE) return "site";
  if (path === SOURCES_FILE) return "sources";
  if (path.startsWith(BLOG_FOLDER)) return "post";
  return path.startsWith(SHARED_FOLDER) ? "shared" : "page";
}

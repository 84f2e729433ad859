import type { SchemaName } from "./schema/sources.ts";

/** The file of what holds for the whole site. */
export const SITE_FILE = "_site.json";
/** The file of words that override the engine's. */
export const STRINGS_FILE = "_strings.json";
/** The file of how the site looks. */
export const THEME_FILE = "_theme.json";
/** The file of the laws and boards that pages mention. */
export const SOURCES_FILE = "_data/sources.json";
/** The words of the site's own that no dictionary has. */
export const WORDS_FILE = "_words.txt";
/** The folder of blocks that several pages show. */
export const SHARED_FOLDER = "_shared/";
/** The folder of the site's own articles, which are Markdown files. */
export const BLOG_FOLDER = "_blog/";

/** The folder of one of several languages. */
const LANGUAGE_FOLDER = /^[a-z0-9]+(?:-[a-z0-9]+)*\//;

/** Whether a file of the pages folder is one of those that hold for a whole language. */
export function isLanguageFile(path: string): boolean {
  return LANGUAGE_FOLDER.test(path) && ["strings", "translation"].includes(kindOf(path));
}

/** Whether a file of the pages folder is an article. */
export function isPostPath(path: string): boolean {
  return path.startsWith(BLOG_FOLDER) && path.endsWith(".md");
}

/** Whether a file of the pages folder is a document in JSON. */
export function isDocumentPath(path: string): boolean {
  return path.endsWith(".json") && !path.startsWith(BLOG_FOLDER);
}

/**
 * What kind of document a file of the pages folder is.
 *
 * @param path below the pages folder
 */
export function kindOf(path: string): SchemaName {
  if (path === SITE_FILE) return "site";
  if (path === THEME_FILE) return "theme";
  if (path === SOURCES_FILE) return "sources";
  const own = path.replace(LANGUAGE_FOLDER, "");
  if (own === STRINGS_FILE) return "strings";
  if (own === SITE_FILE) return "translation";
  return path.startsWith(SHARED_FOLDER) ? "shared" : "page";
}

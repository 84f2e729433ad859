import { sitePolicy } from "../browser/trusted-types.ts";
import { createHtmlReader, type HtmlReader } from "./html-reader.ts";

export { readArticle, readPosts } from "./post.ts";

let kept: HtmlReader | undefined;

/** The reader that works in this browser's window. */
export function reader(): HtmlReader {
  kept ??= createHtmlReader({ window, policy: sitePolicy() });
  return kept;
}

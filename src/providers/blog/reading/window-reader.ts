import type { PostReader } from "../../../engine/model/blog-provider.ts";
import { createHtmlReader, type Parsing } from "./html-reader.ts";
import { createPostReader } from "./read-post.ts";

/** Makes a reader of posts that works in a window of a build. */
export function createWindowReader(window: unknown): PostReader {
  return createPostReader(createHtmlReader({ window: window as Parsing["window"] }));
}

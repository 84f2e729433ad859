// biome-ignore-all format: generated
// Generated from the folders beside this file by `npm run schema`. Do not edit.
import type { FeedBlog } from "./feed/types.ts";
import type { FilesBlog } from "./files/types.ts";
import type { WordPressBlog } from "./wordpress/types.ts";

/** The configuration of one of them. */
export type Blog =
  | FeedBlog
  | FilesBlog
  | WordPressBlog;

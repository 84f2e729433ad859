// biome-ignore-all format: generated
// Generated from the folders beside this file by `npm run schema`. Do not edit.
import type { BlogProvider } from "../../engine/model/blog-provider.ts";
import { provider as feed } from "./feed/provider.ts";
import { provider as files } from "./files/provider.ts";
import { provider as wordpress } from "./wordpress/provider.ts";

/** All of them. */
export const BLOG_PROVIDERS: readonly BlogProvider[] = [
  feed,
  files,
  wordpress,
];

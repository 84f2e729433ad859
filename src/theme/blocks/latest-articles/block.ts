import type { Post } from "../../../engine/model/article.ts";
import { defineBlock } from "../../../engine/model/block-definition.ts";
import type { BlogSource } from "../../../engine/model/resolved.ts";
import type { LatestArticlesBlock } from "./types.ts";

/** What the list gets from the blog. */
export interface LatestArticlesContext {
  blog?: BlogSource;
  /** The articles that were known when the site was built. */
  posts?: Post[];
}

export const block = defineBlock<LatestArticlesBlock, LatestArticlesContext>({
  type: "latest-articles",
  context: ({ folder }, { blog }) => ({ blog: blog(folder) }),
  hydrate: ({ blog }) => (blog?.browser ? "loaded" : "intent"),
  blog: "list",
});

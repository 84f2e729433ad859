import type { Article } from "../../../engine/model/article.ts";
import { defineBlock } from "../../../engine/model/block-definition.ts";
import type { BlogSource, Crumb } from "../../../engine/model/resolved.ts";
import type { BlogArticleBlock } from "./types.ts";

/** What an article of the blog gets. */
export interface BlogArticleContext {
  blog?: BlogSource;
  /** The way to the article: to the page that lists articles, and that page. */
  trail: Crumb[];
  /** The id in the address, once it is known in the browser. */
  parameter?: string;
  /** The article, when it was known when the site was built. */
  article?: Article;
}

export const block = defineBlock<BlogArticleBlock, BlogArticleContext>({
  type: "blog-article",
  context: (_, { blog, blogTrail }) => ({ blog: blog(), trail: blogTrail() }),
  hydrate: ({ article, blog }) => (article || (blog && !blog.browser) ? "intent" : "now"),
  opening: ({ article, trail }) => article && { heading: article.title, trail },
  hasSectionHeadings: () => false,
  article: "BlogPosting",
  blog: "article",
});

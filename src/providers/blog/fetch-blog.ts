import type { Article, Post } from "../../engine/model/article.ts";
import type { BrowserBlog, BrowserPart, PostReader } from "../../engine/model/blog-provider.ts";
import type { BlogSource } from "../../engine/model/resolved.ts";
import type { DocumentValues } from "../browser/document-values.ts";
import { BROWSER_PARTS } from "./browser-parts.ts";

/** A blog that visitors' browsers ask. */
export type AskedBlog = BlogSource & { browser: BrowserBlog };

/** Whether visitors' browsers ask a blog; what others have is all in the page. */
export function isAsked(blog: BlogSource | undefined): blog is AskedBlog {
  return blog?.browser !== undefined;
}

/** What names a blog among those that a browser may have asked. */
export function keyOf({ browser }: AskedBlog): string {
  return Object.values(browser).join(" ");
}

/**
 * Fetches the newest articles, each once.
 *
 * @throws when the blog cannot be reached, answers no success or sends something else than a list
 */
export async function fetchPosts(
  blog: AskedBlog,
  signal: AbortSignal,
  values: DocumentValues,
): Promise<Post[]> {
  const [posts, reader] = await Promise.all([
    partOf(blog).then((part) => part.list(blog.browser, signal)),
    readerIn(values),
  ]);
  const read = posts.map((written) => reader.post(written, blog.site));
  return [...new Map(read.map((post) => [post.id, post])).values()];
}

/** Which article of a blog is wanted. */
export interface WantedArticle {
  blog: AskedBlog;
  id: string;
}

/**
 * Fetches one article.
 *
 * @returns `undefined` when there is no such article
 * @throws when the blog cannot be reached or answers another failure
 */
export async function fetchArticle(
  { blog, id }: WantedArticle,
  signal: AbortSignal,
  values: DocumentValues,
): Promise<Article | undefined> {
  const [written, reader] = await Promise.all([
    partOf(blog).then((part) => part.article(blog.browser, id, signal)),
    readerIn(values),
  ]);
  return written && reader.article(written, blog.site);
}

async function partOf({ provider }: AskedBlog): Promise<BrowserPart> {
  const load = BROWSER_PARTS[provider];
  if (!load) throw new Error(`The blog ${provider} cannot be asked from a browser.`);
  return (await load()).browser;
}

/** What reads answers, brought with the first of them. */
async function readerIn(values: DocumentValues): Promise<PostReader> {
  return (await import("./reading/browser-reader.ts")).browserReader(values);
}

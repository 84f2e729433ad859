import type { Article, Post } from "../../engine/model/article.ts";
import type { BlogSource } from "../../engine/model/resolved.ts";
import { listAddress, postAddress } from "./endpoints.ts";
import { fetchJson, StatusError } from "./fetch-json.ts";

/**
 * Fetches the newest articles.
 *
 * @throws when the blog cannot be reached, answers no success or sends something else than a list
 */
export async function fetchPosts(blog: BlogSource, signal: AbortSignal): Promise<Post[]> {
  const [{ value }, { readPosts, reader }] = await Promise.all([
    fetchJson(listAddress(blog), signal),
    tools(),
  ]);
  return readPosts(value, reader());
}

/**
 * Fetches one article.
 *
 * @returns `undefined` when there is no such article
 * @throws when the blog cannot be reached or answers another failure
 */
export async function fetchArticle(
  blog: BlogSource,
  id: number,
  signal: AbortSignal,
): Promise<Article | undefined> {
  try {
    const [{ value }, { readArticle, reader }] = await Promise.all([
      fetchJson(postAddress(blog, id), signal),
      tools(),
    ]);
    return readArticle(value, reader(), blog.site);
  } catch (cause) {
    if (cause instanceof StatusError && [401, 404].includes(cause.status)) return undefined;
    throw cause;
  }
}

/** What reads answers, brought with the first of them. */
function tools(): Promise<typeof import("./browser-reader.ts")> {
  return import("./browser-reader.ts");
}

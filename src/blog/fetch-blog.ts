import type { BlogSource } from "../page/resolved-block.ts";
import { type Post, readPost, readPosts } from "./post.ts";

/** A blog that has not answered within this many milliseconds is given up. */
const PATIENCE = 10_000;

/**
 * Fetches the newest articles.
 *
 * @throws when the blog cannot be reached, answers no success or sends something else than a list
 */
export async function fetchPosts(blog: BlogSource, signal: AbortSignal): Promise<Post[]> {
  const url =
    blog.host === undefined
      ? "/blog/posts.json"
      : `${blog.host}/wp-json/wp/v2/posts?categories=${blog.category}&_embed`;
  return readPosts(await fetchJson(url, signal));
}

/**
 * Fetches one article.
 *
 * @returns `undefined` when there is no such article
 * @throws when the blog cannot be reached or answers another failure
 */
export async function fetchPost(
  blog: BlogSource,
  id: number,
  signal: AbortSignal,
): Promise<Post | undefined> {
  const url =
    blog.host === undefined
      ? `/blog/posts/${id}.json`
      : `${blog.host}/wp-json/wp/v2/posts/${id}?_embed`;
  try {
    return readPost(await fetchJson(url, signal));
  } catch (cause) {
    if (cause instanceof StatusError && [401, 404].includes(cause.status)) return undefined;
    throw cause;
  }
}

/** The blog answered, but not with success. */
class StatusError extends Error {
  constructor(readonly status: number) {
    super(`API request failed with status ${status}`);
  }
}

async function fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
  });
  if (!response.ok) throw new StatusError(response.status);
  return response.json();
}

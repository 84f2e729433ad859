import type { Endpoint } from "../../blog/endpoints.ts";
import { listAddress } from "../../blog/endpoints.ts";
import { fetchJson } from "../../blog/fetch-json.ts";
import { listOf } from "../../blog/post.ts";

/** The most that WordPress gives at once. */
const PAGE_SIZE = 100;

/**
 * Fetches every article of the blog's category, newest first, as the blog sends them.
 *
 * @throws when the blog cannot be reached, or one of its answers is no list
 */
export async function fetchAllPosts(blog: Endpoint): Promise<unknown[]> {
  const address = `${listAddress(blog)}&per_page=${PAGE_SIZE}`;
  const first = await fetchJson(address);
  const pages = Number(first.headers.get("X-WP-TotalPages") ?? 1);
  const posts = [...listOf(first.value)];
  for (let page = 2; page <= pages; page++)
    posts.push(...listOf((await fetchJson(`${address}&page=${page}`)).value));
  return posts;
}

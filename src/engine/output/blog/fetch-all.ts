import type { Endpoint } from "../../../providers/blog/endpoints.ts";
import { listAddress } from "../../../providers/blog/endpoints.ts";
import { fetchJson } from "../../../providers/blog/fetch-json.ts";
import { listOf } from "../../../providers/blog/post.ts";

/** What a blog has sent. */
export interface FetchedPosts {
  /** Newest first. */
  posts: unknown[];
  /** What was left behind, in a full sentence. */
  notice?: string;
}

/** The most that WordPress gives at once. */
const PAGE_SIZE = 100;
/** A blog says itself how many pages it has, and may say anything. */
const MOST_PAGES = 50;
/** Milliseconds for all pages together. */
const PATIENCE = 120_000;

/**
 * Fetches every article of the blog's category, as the blog sends them, as far as limits allow.
 *
 * @param limits are given by tests
 * @throws when the blog cannot be reached, does not answer in time, or one of its answers is no list
 */
export async function fetchAllPosts(
  blog: Endpoint,
  { mostPages = MOST_PAGES, patience = PATIENCE } = {},
): Promise<FetchedPosts> {
  const address = `${listAddress(blog)}&per_page=${PAGE_SIZE}`;
  const signal = AbortSignal.timeout(patience);
  const first = await fetchJson(address, signal);
  const posts = [...listOf(first.value)];
  const pages = pageCount(first.headers);
  for (let page = 2; page <= Math.min(pages, mostPages); page++) {
    const more = listOf((await fetchJson(`${address}&page=${page}`, signal)).value);
    // The blog said that there is more, and there is not.
    if (more.length === 0) return { posts };
    posts.push(...more);
  }
  if (pages <= mostPages) return { posts };
  return {
    posts,
    notice: `The blog says that it has ${pages} pages of articles; the newest ${mostPages} were taken.`,
  };
}

function pageCount(headers: Headers): number {
  const pages = Number(headers.get("X-WP-TotalPages") ?? 1);
  return Number.isSafeInteger(pages) ? pages : 1;
}

import type { WrittenPost } from "../../model/blog-provider.ts";
import type { SiteBlog } from "../../pipeline/blog/site-blog.ts";

/** What a blog has sent. */
export interface FetchedPosts {
  /** Newest first. */
  posts: unknown[];
  /** What was left behind, in a full sentence. */
  notice?: string;
}

/** A blog says itself how many pages it has, and may say anything. */
const MOST_PAGES = 50;
/** More articles than this are taken by no build. */
const MOST_POSTS = 5000;
/** Milliseconds for all pages together. */
const PATIENCE = 120_000;

/**
 * Fetches every article that a blog lists, as the blog sends them, as far as limits allow.
 *
 * @param own the posts in the site's own folder
 * @param limits are given by tests
 * @throws when the blog cannot be reached, does not answer in time, or one of its answers is no list
 */
export async function fetchAllPosts(
  { provider, config }: Pick<SiteBlog, "provider" | "config">,
  own: readonly WrittenPost[],
  { mostPages = MOST_PAGES, mostPosts = MOST_POSTS, patience = PATIENCE } = {},
): Promise<FetchedPosts> {
  const signal = AbortSignal.timeout(patience);
  const posts: unknown[] = [];
  let pages = 1;
  let taken = 0;
  for await (const page of provider.list(config, { signal, own })) {
    taken += 1;
    pages = Math.max(page.pages ?? pages, 1);
    posts.push(...page.posts);
    if (taken === mostPages || posts.length > mostPosts) break;
  }
  if (posts.length > mostPosts)
    return {
      posts: posts.slice(0, mostPosts),
      notice: `The blog has ${posts.length} articles or more; the newest ${mostPosts} were taken.`,
    };
  if (pages <= mostPages) return { posts };
  return {
    posts,
    notice: `The blog says that it has ${pages} pages of articles; the newest ${mostPages} were taken.`,
  };
}

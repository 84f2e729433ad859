import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Article } from "../../model/article.ts";
import type { Blogs } from "../../model/blog-provider.ts";
import { isAsked, type SiteBlog } from "../../pipeline/blog/site-blog.ts";
import type { SiteIndex } from "../../pipeline/index/site-index.ts";
import { OwnPartError } from "../../pipeline/own-parts.ts";
import { writeWhole } from "../../pipeline/write-whole.ts";
import { fetchAllPosts } from "./fetch-all.ts";
import type { ReadPosts } from "./read-posts.ts";

/** The articles that a build knows, of every blog. */
export interface KnownArticles {
  blogs: KnownBlog[];
  /** What the person who builds should know, in full sentences. */
  notices: string[];
}

/** The articles of one blog. */
export interface KnownBlog {
  /** The folder of the blog. */
  folder: string;
  /** Newest first. */
  articles: Article[];
  /** Ids of those that lists show. */
  listed: Set<string>;
}

/** What of a site its articles depend on. */
export type SiteOfArticles = Pick<SiteIndex, "blogs" | "media" | "posts" | "site">;

/** The articles of one blog, with what is to be known of them. */
type OneBlog = KnownBlog & Pick<KnownArticles, "notices">;

/** Where results are kept between builds, and what they depend on. */
export interface ArticleCache {
  folder: string;
  /** Changes when articles are read differently; without it they are read anew each time. */
  reader?: string;
}

/** Nobody reads more, and what is wrong a hundred times has one cause. */
const MOST_NOTICES = 5;

/** The last good answer of a blog. */
interface Copy {
  /** When it was fetched, as ISO 8601. */
  fetched: string;
  /** Those that could be understood, as the blog sent them. */
  posts: unknown[];
}

/**
 * The articles of all blogs. One that does not answer, or answers with anything, never fails a build: the
 * last good copy stands in, or the browser fetches what the build could not.
 *
 * @throws {OwnPartError} when a function of the site's own provider stops with an error
 */
export async function knownArticles(
  index: SiteOfArticles,
  blogs: Blogs,
  cache: ArticleCache,
): Promise<KnownArticles> {
  const known = await Promise.all(
    index.blogs.map((blog) => articlesOf(blog, { index, blogs, cache })),
  );
  return {
    blogs: known.map(({ notices: _, ...blog }) => blog),
    notices: known.flatMap(({ notices }) => notices),
  };
}

async function articlesOf(
  blog: SiteBlog,
  { index, blogs, cache }: { index: SiteOfArticles; blogs: Blogs; cache: ArticleCache },
): Promise<OneBlog> {
  const { folder, provider, config } = blog;
  const own = index.posts.filter((post) => post.folder === folder).map(({ post }) => post);
  const read = (list: readonly unknown[]) => readOnce(list, { ...index, blog }, blogs, cache);
  const name = `${provider.nameOf(config)} ${JSON.stringify(provider.browser?.(config))}`;
  const file = join(cache.folder, `${hash(name)}.json`);
  try {
    const { posts: fetched, notice } = await fetchAllPosts(blog, own);
    const result = await read(fetched);
    if (provider.readFile) return known(blog, fetched, result);
    if (result.articles.length === 0 && result.notices.length > 0)
      throw new Error(`none of them could be read: ${result.notices[0]}`);
    const fresh: Copy = { fetched: new Date().toISOString(), posts: result.understood };
    writeWhole(file, JSON.stringify(fresh));
    return known(blog, fetched, result, notice);
  } catch (cause) {
    if (cause instanceof OwnPartError) throw cause;
    const message = cause instanceof Error ? cause.message.replace(/\.$/, "") : String(cause);
    const reason = `${provider.nameOf(config)} did not give its articles: ${message}.`;
    const copy = load<Copy>(file);
    if (copy)
      return known(
        blog,
        copy.posts,
        await read(copy.posts),
        `${reason} The copy of ${copy.fetched} was used.`,
      );
    const notice = `${reason} There is no earlier copy; ${isAsked(blog) ? "visitors' browsers will ask the blog themselves" : "the site shows none of them"}.`;
    return { folder, articles: [], listed: new Set(), notices: [notice] };
  }
}

function known(
  { folder, provider }: SiteBlog,
  posts: readonly unknown[],
  { articles, notices }: ReadPosts,
  first?: string,
): OneBlog {
  const shown = posts.slice(0, provider.listed).map((post) => provider.idOf(post));
  const rest = notices.length - MOST_NOTICES;
  return {
    folder,
    articles,
    listed: new Set(articles.map(({ id }) => id).filter((id) => shown.includes(id))),
    notices: [
      ...(first === undefined ? [] : [first]),
      ...notices.slice(0, MOST_NOTICES),
      ...(rest > 0 ? [`The same holds for ${rest} more.`] : []),
    ],
  };
}

/** Reads posts, or takes them as they were read when nothing has changed since. */
async function readOnce(
  posts: readonly unknown[],
  { site: { url: site }, media, blog }: SiteOfArticles & { blog: SiteBlog },
  blogs: Blogs,
  { folder, reader }: ArticleCache,
): Promise<ReadPosts> {
  if (posts.length === 0) return { articles: [], understood: [], notices: [] };
  const seen = blog.provider.readFile
    ? [...media.values()].map(({ path, hash }) => path + hash)
    : [];
  const key = hash(JSON.stringify([reader, site, blog.provider.name, posts, seen]));
  const file = join(folder, `read-posts-${key}.json`);
  const kept = reader === undefined ? undefined : load<ReadPosts>(file);
  if (kept) return kept;
  const { readPosts } = await import("./read-posts.ts");
  const { loadServerReader } = await import("./server-reader.ts");
  const createReader = await loadServerReader(blogs);
  const result = readPosts(posts, { blog, site, media, createReader });
  if (reader !== undefined) writeWhole(file, JSON.stringify(result));
  return result;
}

/** Nothing for a file that was damaged, for example by a full disk. */
function load<Value>(file: string): Value | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Value;
  } catch {
    return undefined;
  }
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

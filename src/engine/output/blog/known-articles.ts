import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Article } from "../../model/article.ts";
import type { SiteIndex } from "../../pipeline/index/site-index.ts";
import { fetchAllPosts } from "./fetch-all.ts";
import type { ReadPosts } from "./read-posts.ts";

/** The articles that a build knows. */
export interface KnownArticles {
  /** Newest first. */
  articles: Article[];
  /** Numbers of those that a blog lists when it is not asked for more. */
  listed: Set<number>;
  /** What the person who builds should know, in full sentences. */
  notices: string[];
}

/** Where results are kept between builds, and what they depend on. */
export interface ArticleCache {
  folder: string;
  /** Changes when articles are read differently. */
  reader: string;
}

/** How many posts WordPress lists when it is not asked for more. */
const LISTED = 10;
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
 * The articles of the blog, or of the samples when no blog is set. A blog that does not answer, or
 * answers with anything, never fails a build: the last good copy stands in, or the browser fetches what
 * the build could not.
 */
export async function knownArticles(
  { site, posts }: Pick<SiteIndex, "site" | "posts">,
  cache: ArticleCache,
): Promise<KnownArticles> {
  if (site.blog === undefined) return { articles: [], listed: new Set(), notices: [] };
  const { host, category } = site.blog;
  const read = (list: readonly unknown[], name: string) => readOnce(list, name, site.url, cache);
  if (host === undefined) return known(posts, await read(posts, "pages/_blog"));
  const file = join(cache.folder, `${hash(`${host} ${category}`)}.json`);
  try {
    const { posts: fetched, notice } = await fetchAllPosts({ host, category });
    const result = await read(fetched, host);
    if (result.articles.length === 0 && result.notices.length > 0)
      throw new Error(`none of them could be read: ${result.notices[0]}`);
    save(file, { fetched: new Date().toISOString(), posts: result.understood });
    return known(fetched, result, notice);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message.replace(/\.$/, "") : String(cause);
    const reason = `${host} did not give its articles: ${message}.`;
    const copy = load<Copy>(file);
    if (copy)
      return known(
        copy.posts,
        await read(copy.posts, host),
        `${reason} The copy of ${copy.fetched} was used.`,
      );
    const notice = `${reason} There is no earlier copy; visitors' browsers will ask the blog themselves.`;
    return { articles: [], listed: new Set(), notices: [notice] };
  }
}

function known(
  posts: readonly unknown[],
  { articles, notices }: ReadPosts,
  first?: string,
): KnownArticles {
  const shown = posts.slice(0, LISTED).map((post) => (post as { id?: unknown } | null)?.id);
  const rest = notices.length - MOST_NOTICES;
  return {
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
  name: string,
  site: string,
  cache: ArticleCache,
): Promise<ReadPosts> {
  if (posts.length === 0) return { articles: [], understood: [], notices: [] };
  const key = hash(`${cache.reader} ${site} ${JSON.stringify(posts)}`);
  const file = join(cache.folder, `read-posts-${key}.json`);
  const kept = load<ReadPosts>(file);
  if (kept) return kept;
  const { readPosts } = await import("./read-posts.ts");
  const result = readPosts(posts, { name, site });
  save(file, result);
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

/** Written aside and put in place whole: a build that is stopped leaves no half copy. */
function save(file: string, value: Copy | ReadPosts): void {
  mkdirSync(dirname(file), { recursive: true });
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, JSON.stringify(value));
  renameSync(aside, file);
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

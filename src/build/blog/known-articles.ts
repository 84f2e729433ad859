import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readArticle } from "../../blog/post.ts";
import type { SiteIndex } from "../../content/index/site-index.ts";
import type { Article } from "../../page/article.ts";
import { fetchAllPosts } from "./fetch-all.ts";

/** The articles that a build knows. */
export interface KnownArticles {
  /** Newest first. */
  articles: Article[];
  /** Numbers of those that a blog lists when it is not asked for more. */
  listed: Set<number>;
  /** What the person who builds should know, in a full sentence. */
  notice?: string;
}

/** Where results are kept between builds, and what they depend on. */
export interface ArticleCache {
  folder: string;
  /** Changes when articles are read differently. */
  reader: string;
}

/** How many posts WordPress lists when it is not asked for more. */
const LISTED = 10;

interface Copy {
  /** When it was fetched, as ISO 8601. */
  fetched: string;
  posts: unknown[];
}

/**
 * The articles of the blog, or of the samples when no blog is set. A blog that does not answer never
 * fails a build: the last good copy stands in, or the browser fetches what the build could not.
 */
export async function knownArticles(
  { site, posts }: Pick<SiteIndex, "site" | "posts">,
  cache: ArticleCache,
): Promise<KnownArticles> {
  if (site.blog === undefined) return { articles: [], listed: new Set() };
  const { host, category } = site.blog;
  if (host === undefined) return readAll(posts, site.url, cache);
  const file = join(cache.folder, `${hash(`${host} ${category}`)}.json`);
  try {
    const copy: Copy = {
      fetched: new Date().toISOString(),
      posts: await fetchAllPosts({ host, category }),
    };
    save(file, copy);
    return await readAll(copy.posts, site.url, cache);
  } catch (cause) {
    const said = cause instanceof Error ? cause.message.replace(/\.$/, "") : String(cause);
    const reason = `${host} did not give its articles: ${said}.`;
    const copy = load<Copy>(file);
    if (!copy)
      return {
        articles: [],
        listed: new Set(),
        notice: `${reason} There is no earlier copy; visitors' browsers will ask the blog themselves.`,
      };
    const known = await readAll(copy.posts, site.url, cache);
    return { ...known, notice: `${reason} The copy of ${copy.fetched} was used.` };
  }
}

async function readAll(
  posts: readonly unknown[],
  site: string,
  cache: ArticleCache,
): Promise<KnownArticles> {
  const articles = posts.length === 0 ? [] : await readOnce(posts, site, cache);
  const listed = new Set(posts.slice(0, LISTED).map((post) => (post as { id: number }).id));
  return { articles, listed };
}

/** Reads articles, or takes them as they were read when nothing has changed since. */
async function readOnce(
  posts: readonly unknown[],
  site: string,
  cache: ArticleCache,
): Promise<Article[]> {
  const key = hash(`${cache.reader} ${site} ${JSON.stringify(posts)}`);
  const file = join(cache.folder, `read-${key}.json`);
  const kept = load<Article[]>(file);
  if (kept) return kept;
  const { createServerReader } = await import("./server-reader.ts");
  const reader = createServerReader();
  const read = posts.flatMap((post) => readArticle(post, reader, site) ?? []);
  const articles = [...new Map(read.map((article) => [article.id, article])).values()];
  save(file, articles);
  return articles;
}

function load<Value>(file: string): Value | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Value) : undefined;
}

/** Written aside and put in place whole: a build that is stopped leaves no half copy. */
function save(file: string, value: Copy | Article[]): void {
  mkdirSync(dirname(file), { recursive: true });
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, JSON.stringify(value));
  renameSync(aside, file);
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

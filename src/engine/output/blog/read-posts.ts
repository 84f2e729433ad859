import { isProtected, readArticle, writtenPicture } from "../../../providers/blog/post.ts";
import type { Article } from "../../model/article.ts";
import { parseHref } from "../../model/href.ts";
import { ownPath } from "../../model/own-path.ts";
import { excessOf } from "./html-limits.ts";
import { createServerReader } from "./server-reader.ts";
import { createTimeLimit, TimeoutError } from "./within-time.ts";

/** Posts as they were understood. */
export interface ReadPosts {
  /** In the order of the posts, each number once. */
  articles: Article[];
  /** The posts that the articles were read from, and those behind a password, as the blog sent them. */
  understood: unknown[];
  /** What was left out and why, each in a full sentence. */
  notices: string[];
}

/** What posts are read for. */
export interface PostSource {
  /** Where they come from, for notices. */
  name: string;
  /** The public address of this site. */
  site: string;
  /** Milliseconds for one post, and for all of them. Given by tests. */
  patience?: { one: number; all: number };
}

/** Only to end what would go on without end: what is within the limits takes a few seconds at most. */
const PATIENCE = { one: 20_000, all: 600_000 };

/**
 * Reads posts for a build. One that cannot be read, or would take too long, is left out: nothing that
 * somebody writes on a blog stops a build.
 */
export function readPosts(posts: readonly unknown[], source: PostSource): ReadPosts {
  const read = createPostReader(source);
  const known = new Set<number>();
  const result: ReadPosts = { articles: [], understood: [], notices: [] };
  const withoutPicture: string[] = [];
  for (const [at, post] of posts.entries()) {
    if (isProtected(post)) {
      result.understood.push(post);
      continue;
    }
    const name = `${nameOf(post, at)} of ${source.name}`;
    const article = read(post);
    if (typeof article === "string") result.notices.push(`${name} was left out: ${article}.`);
    else if (!known.has(article.id)) {
      known.add(article.id);
      const shown = withUsablePicture(article, source.site);
      result.understood.push(post);
      result.articles.push(shown);
      if (writtenPicture(post) !== undefined && !shown.image)
        withoutPicture.push(
          `${name} is shown without its picture, whose address no visitor can use.`,
        );
    }
  }
  return { ...result, notices: [...result.notices, ...withoutPicture] };
}

/** Makes the function that reads one post, or says why it cannot. */
function createPostReader({ site, patience = PATIENCE }: PostSource) {
  const withinTime = createTimeLimit();
  const end = performance.now() + patience.all;
  let reader = createServerReader();
  return (post: unknown): Article | string => {
    const excess = excessOfPost(post);
    if (excess !== undefined) return excess;
    const left = Math.floor(Math.min(patience.one, end - performance.now()));
    if (left < 1) return `all articles together took more than ${patience.all / 1000} seconds`;
    try {
      const article = withinTime(left, () => readArticle(post, reader, site));
      return article ?? "it has no text, or no number from 1 on";
    } catch (cause) {
      // What was ended in the middle may have left its window in disorder.
      reader = createServerReader();
      return cause instanceof TimeoutError
        ? `reading it took more than ${left / 1000} seconds`
        : `it cannot be read (${cause instanceof Error ? cause.message : String(cause)})`;
    }
  };
}

/** Why the texts of a post are not read, in words. */
function excessOfPost(post: unknown): string | undefined {
  const { title, excerpt, content } = (post ?? {}) as Record<string, { rendered?: unknown } | null>;
  for (const [name, part] of Object.entries({ title, excerpt, text: content })) {
    const html = part?.rendered;
    const excess = typeof html === "string" ? excessOf(html) : undefined;
    if (excess !== undefined) return `its ${name} ${excess}`;
  }
  return undefined;
}

function nameOf(post: unknown, at: number): string {
  const id = (post as { id?: unknown } | null)?.id;
  return typeof id === "number" ? `Article ${id}` : `Entry ${at + 1} of the list`;
}

/** Pictures stand on pages of the site, where every address has to be one that visitors can use. */
function withUsablePicture(article: Article, site: string): Article {
  const { image } = article;
  if (!image) return article;
  const isUsable = (address: string) =>
    ownPath(address, site) === undefined && parseHref(address).kind === "outside";
  if (!isUsable(image.src)) return { ...article, image: undefined };
  const { srcset, ...plain } = image;
  const widths = srcset?.split(", ").every((each) => isUsable(each.split(" ", 1)[0] ?? ""));
  return widths ? article : { ...article, image: plain };
}

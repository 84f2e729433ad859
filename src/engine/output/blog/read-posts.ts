import type { Article } from "../../model/article.ts";
import type { PostReader, WrittenPost } from "../../model/blog-provider.ts";
import { parseHref } from "../../model/href.ts";
import { ownPath } from "../../model/own-path.ts";
import { excessOf } from "../../pipeline/blog/html-limits.ts";
import type { SiteBlog } from "../../pipeline/blog/site-blog.ts";
import type { MediaFile } from "../../pipeline/media/media-file.ts";
import { createTimeLimit, TimeoutError } from "./within-time.ts";

/** Posts as they were understood. */
export interface ReadPosts {
  /** In the order of the posts, each id once. */
  articles: Article[];
  /** The posts that the articles were read from, and those behind a password, as the blog sent them. */
  understood: unknown[];
  /** What was left out and why, each in a full sentence. */
  notices: string[];
}

/** Where posts come from, and what they are read for. */
export interface PostSource {
  blog: Pick<SiteBlog, "provider" | "config">;
  /** The public address of this site. */
  site: string;
  /** The site's own media, by their paths. */
  media: ReadonlyMap<string, MediaFile>;
  /** Makes what reads their HTML. */
  createReader: () => PostReader;
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
  const { provider, config } = source.blog;
  const read = createLimitedReader(source);
  const known = new Set<string>();
  const result: ReadPosts = { articles: [], understood: [], notices: [] };
  const withoutPicture: string[] = [];
  for (const [at, post] of posts.entries()) {
    const written = provider.parse(post, config);
    if (written === "protected") {
      result.understood.push(post);
      continue;
    }
    const id = provider.idOf(post);
    const called = id === undefined ? `Entry ${at + 1} of the list` : `Article ${id}`;
    const name = `${called} of ${provider.nameOf(config)}`;
    const article = "reason" in written ? written.reason : read(written);
    if (typeof article === "string") result.notices.push(`${name} was left out: ${article}.`);
    else if (!known.has(article.id)) {
      known.add(article.id);
      const shown = withUsablePicture(article, source);
      result.understood.push(post);
      result.articles.push(shown);
      if ("image" in written && written.image && !shown.image)
        withoutPicture.push(
          `${name} is shown without its picture, whose address no visitor can use.`,
        );
    }
  }
  return { ...result, notices: [...result.notices, ...withoutPicture] };
}

/** Makes the function that reads one post, or says why it cannot. */
function createLimitedReader({ site, createReader, patience = PATIENCE }: PostSource) {
  const withinTime = createTimeLimit();
  const end = performance.now() + patience.all;
  let reader = createReader();
  return (post: WrittenPost): Article | string => {
    const excess = excessOfPost(post);
    if (excess !== undefined) return excess;
    const left = Math.floor(Math.min(patience.one, end - performance.now()));
    if (left < 1) return `all articles together took more than ${patience.all / 1000} seconds`;
    try {
      return withinTime(left, () => reader.article(post, site));
    } catch (cause) {
      // What was ended in the middle may have left its window in disorder.
      reader = createReader();
      return cause instanceof TimeoutError
        ? `reading it took more than ${left / 1000} seconds`
        : `it cannot be read (${cause instanceof Error ? cause.message : String(cause)})`;
    }
  };
}

/** Why the texts of a post are not read, in words. */
function excessOfPost({ title, excerpt, html }: WrittenPost): string | undefined {
  for (const [name, part] of Object.entries({ title, excerpt, text: html })) {
    const excess = excessOf(part);
    if (excess !== undefined) return `its ${name} ${excess}`;
  }
  return undefined;
}

/** Pictures stand on pages of the site, where every address has to be one that visitors can use. */
function withUsablePicture(article: Article, { site, media }: PostSource): Article {
  const { image } = article;
  if (!image) return article;
  const own = media.get(image.src);
  if (own) {
    const { width = image.width, height = image.height } = own;
    return { ...article, image: { src: image.src, alt: image.alt, width, height } };
  }
  const isUsable = (address: string) =>
    ownPath(address, site) === undefined && parseHref(address).kind === "outside";
  if (!isUsable(image.src)) return { ...article, image: undefined };
  const { srcset, ...plain } = image;
  const widths = srcset?.split(", ").every((each) => isUsable(each.split(" ", 1)[0] ?? ""));
  return widths ? article : { ...article, image: plain };
}

import type { Article, Post, PostImage } from "../page/article.ts";
import { withoutControls } from "../page/without-controls.ts";
import type { Surroundings } from "./addresses.ts";
import type { HtmlReader } from "./html-reader.ts";

/**
 * Reads one post of WordPress's REST API. Its shapes vary: media may be missing, an error or
 * something else altogether, and titles hold entities and tags.
 *
 * @param value the parsed answer
 * @returns `undefined` when it is no post that can be shown
 * @see https://developer.wordpress.org/rest-api/reference/posts/
 */
export function readPost(value: unknown, reader: HtmlReader): Post | undefined {
  const id = at(value, "id");
  if (typeof id !== "number" || typeof at(value, "content", "rendered") !== "string")
    return undefined;
  if (at(value, "content", "protected") === true) return undefined;
  const title = reader.plainText(textOf(at(value, "title", "rendered")) ?? "");
  const excerpt = reader.plainText(textOf(at(value, "excerpt", "rendered")) ?? "");
  return {
    id,
    title: title === "" ? "Untitled" : title,
    excerpt: excerpt.replace(/\s*\[…\]$/, " …").trim(),
    day: dayOf(at(value, "date")) ?? "",
    changed: dayOf(at(value, "modified")),
    link: textOf(at(value, "link")),
    image: imageOf(at(value, "_embedded", "wp:featuredmedia", "0")),
  };
}

/**
 * Reads one post with its text.
 *
 * @param site the public address of this site
 * @returns `undefined` when it is no post that can be shown
 */
export function readArticle(value: unknown, reader: HtmlReader, site: string): Article | undefined {
  const post = readPost(value, reader);
  const html = textOf(at(value, "content", "rendered")) ?? "";
  const around: Surroundings = { link: post?.link, site };
  return post && { ...post, body: reader.article(html, around) };
}

/**
 * Reads a list of posts. One that is there twice, as may happen between pages of a list, is taken once.
 *
 * @throws when the answer is no list
 */
export function readPosts(value: unknown, reader: HtmlReader): Post[] {
  const posts = listOf(value).flatMap((item) => readPost(item, reader) ?? []);
  return [...new Map(posts.map((post) => [post.id, post])).values()];
}

/**
 * The items of a list as the blog sent it.
 *
 * @throws when the answer is no list
 */
export function listOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Error("The blog sent something else than a list.");
  return value;
}

function dayOf(date: unknown): string | undefined {
  return typeof date === "string" ? /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0] : undefined;
}

/** A featured picture counts only with an address; everything else about it may be missing. */
function imageOf(media: unknown): PostImage | undefined {
  const src = textOf(at(media, "source_url"));
  if (src === undefined || !/^https?:\/\/|^\//.test(src)) return undefined;
  const width = lengthOf(at(media, "media_details", "width"));
  const height = lengthOf(at(media, "media_details", "height"));
  return {
    src,
    alt: textOf(at(media, "alt_text")) ?? "",
    ...(width && height && { width, height, srcset: widthsOf(media, width / height) }),
  };
}

/** Smaller files of the same picture; those cut to another shape are left out. */
function widthsOf(media: unknown, shape: number): string | undefined {
  const sizes = at(media, "media_details", "sizes");
  const candidates = Object.values(sizes ?? {}).flatMap((size: unknown) => {
    const src = textOf(at(size, "source_url"));
    const width = lengthOf(at(size, "width"));
    const height = lengthOf(at(size, "height"));
    if (src === undefined || !width || !height || /\s/.test(src)) return [];
    return Math.abs(width / height / shape - 1) < 0.02 ? [{ src, width }] : [];
  });
  const unique = new Map(candidates.map((candidate) => [candidate.width, candidate]));
  return unique.size < 2
    ? undefined
    : [...unique.values()].map(({ src, width }) => `${src} ${width}w`).join(", ");
}

function lengthOf(value: unknown): number | undefined {
  return typeof value === "number" && value > 0 ? value : undefined;
}

function at(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key],
    value,
  );
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? withoutControls(value) : undefined;
}

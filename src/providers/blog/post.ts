import type { Article, Post, PostImage } from "../../engine/model/article.ts";
import { isDay } from "../../engine/model/day.ts";
import { withoutControls } from "../../engine/model/without-controls.ts";
import type { Surroundings } from "./addresses.ts";
import type { HtmlReader } from "./html-reader.ts";

/** Longer texts are cut: no list and no head shows them whole. */
const LONGEST = { title: 300, excerpt: 1000, alt: 500 };

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
  if (!isArticleNumber(id) || typeof at(value, "content", "rendered") !== "string")
    return undefined;
  if (isProtected(value)) return undefined;
  const title = reader.plainText(textOf(at(value, "title", "rendered")) ?? "");
  const excerpt = reader.plainText(textOf(at(value, "excerpt", "rendered")) ?? "");
  const link = linkOf(value);
  return {
    id,
    title: title === "" ? "Untitled" : cut(title, LONGEST.title),
    excerpt: cut(excerpt.replace(/\s*\[…\]$/, " …").trim(), LONGEST.excerpt),
    day: dayOf(at(value, "date")) ?? "",
    changed: dayOf(at(value, "modified")),
    link,
    image: imageOf(mediaOf(value), link),
  };
}

/** Whether a post is behind a password. */
export function isProtected(value: unknown): boolean {
  return at(value, "content", "protected") === true;
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

/** The address of a post's picture as the blog wrote it. */
export function writtenPicture(value: unknown): string | undefined {
  return textOf(at(mediaOf(value), "source_url"));
}

function mediaOf(value: unknown): unknown {
  return at(value, "_embedded", "wp:featuredmedia", "0");
}

/** Numbers that addresses of articles can carry. */
function isArticleNumber(id: unknown): id is number {
  return Number.isSafeInteger(id) && (id as number) > 0;
}

function linkOf(value: unknown): string | undefined {
  const link = textOf(at(value, "link"));
  return link !== undefined && /^https?:/i.test(link) && URL.canParse(link) ? link : undefined;
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}

function dayOf(date: unknown): string | undefined {
  const day = typeof date === "string" ? date.slice(0, 10) : "";
  return isDay(day) ? day : undefined;
}

/** A featured picture counts only with an address that can be asked; everything else about it may be missing. */
function imageOf(media: unknown, link: string | undefined): PostImage | undefined {
  const src = pictureAddress(at(media, "source_url"), link);
  if (src === undefined) return undefined;
  const width = lengthOf(at(media, "media_details", "width"));
  const height = lengthOf(at(media, "media_details", "height"));
  return {
    src,
    alt: cut(textOf(at(media, "alt_text")) ?? "", LONGEST.alt),
    ...(width && height && { width, height, srcset: widthsOf(media, link, width / height) }),
  };
}

/** An address relative to the post is made absolute; a host without a dot is none, unless it is the blog's own. */
function pictureAddress(written: unknown, link: string | undefined): string | undefined {
  const text = textOf(written);
  if (text === undefined || !URL.canParse(text, link)) return undefined;
  const { protocol, host, hostname, href } = new URL(text, link);
  const isOwn = link !== undefined && new URL(link).host === host;
  return /^https?:$/.test(protocol) && (isOwn || hostname.includes(".")) ? href : undefined;
}

/** Smaller files of the same picture; those cut to another shape are left out. */
function widthsOf(media: unknown, link: string | undefined, shape: number): string | undefined {
  const sizes = at(media, "media_details", "sizes");
  const candidates = Object.values(sizes ?? {}).flatMap((size: unknown) => {
    const src = pictureAddress(at(size, "source_url"), link);
    const width = lengthOf(at(size, "width"));
    const height = lengthOf(at(size, "height"));
    if (src === undefined || !width || !height) return [];
    return Math.abs(width / height / shape - 1) < 0.02 ? [{ src, width }] : [];
  });
  const unique = new Map(candidates.map((candidate) => [candidate.width, candidate]));
  return unique.size < 2
    ? undefined
    : [...unique.values()].map(({ src, width }) => `${src} ${width}w`).join(", ");
}

function lengthOf(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : undefined;
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

import type { WrittenImage, WrittenPost } from "../../../engine/model/blog-provider.ts";
import { BlogFault } from "../blog-fault.ts";

/** What ids of WordPress are like in addresses. */
export const ID_PATTERN = String.raw`[1-9]\d{0,15}`;

/**
 * Understands one post of WordPress's REST API. Its shapes vary: media may be missing, an error or
 * something else altogether.
 *
 * @param value the parsed answer
 * @returns `protected` for one behind a password
 * @see https://developer.wordpress.org/rest-api/reference/posts/
 */
export function parsePost(value: unknown): WrittenPost | "protected" | { reason: string } {
  if (at(value, "content", "protected") === true) return "protected";
  const id = at(value, "id");
  const html = at(value, "content", "rendered");
  if (!isArticleNumber(id) || typeof html !== "string")
    return { reason: "it has no text, or no number from 1 on" };
  return {
    id: String(id),
    title: textOf(at(value, "title", "rendered")) ?? "",
    excerpt: textOf(at(value, "excerpt", "rendered")) ?? "",
    html,
    date: textOf(at(value, "date")),
    changed: textOf(at(value, "modified")),
    link: textOf(at(value, "link")),
    image: imageOf(at(value, "_embedded", "wp:featuredmedia", "0")),
  };
}

/** The number by which a post is called, whether it can be used or not. */
export function numberOf(value: unknown): string | undefined {
  const id = at(value, "id");
  return typeof id === "number" ? String(id) : undefined;
}

/**
 * The items of a list as the blog sent it.
 *
 * @throws when the answer is no list
 */
export function listOf(value: unknown): unknown[] {
  if (!Array.isArray(value))
    throw new BlogFault({ kind: "notList" }, "The blog sent something else than a list.");
  return value;
}

/** Numbers that addresses of articles can carry. */
function isArticleNumber(id: unknown): id is number {
  return Number.isSafeInteger(id) && (id as number) > 0;
}

function imageOf(media: unknown): WrittenImage | undefined {
  const src = textOf(at(media, "source_url"));
  if (src === undefined) return undefined;
  const details = at(media, "media_details");
  const sizes: unknown[] = Object.values(at(details, "sizes") ?? {});
  return {
    src,
    alt: textOf(at(media, "alt_text")),
    width: at(details, "width"),
    height: at(details, "height"),
    sizes: sizes.map((size) => ({
      src: at(size, "source_url"),
      width: at(size, "width"),
      height: at(size, "height"),
    })),
  };
}

function at(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key],
    value,
  );
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

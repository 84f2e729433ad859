import type { Post, PostImage } from "../../../engine/model/article.ts";
import type { PostReader, WrittenImage, WrittenPost } from "../../../engine/model/blog-provider.ts";
import { isDay } from "../../../engine/model/day.ts";
import { parsedUrl } from "../../../engine/model/parsed-url.ts";
import { pathWithin } from "../../../engine/model/path-within.ts";
import { withoutControls } from "../../../engine/model/without-controls.ts";
import type { Context } from "./addresses.ts";
import type { HtmlReader } from "./html-reader.ts";

/** Longer texts are cut: no list and no head shows them whole. */
const LONGEST = { title: 300, excerpt: 1000, alt: 500, author: 200 };

/** Makes what reads posts, whichever provider they come from. */
export function createPostReader(reader: HtmlReader): PostReader {
  return {
    post: (written, site) => readPost(written, reader, site),
    article(written, site) {
      const post = readPost(written, reader, site);
      return { ...post, body: reader.article(written.html, { link: post.link, site }) };
    },
  };
}

function readPost(written: WrittenPost, reader: HtmlReader, site: string): Post {
  const title = reader.plainText(textOf(written.title) ?? "");
  const excerpt = reader.plainText(textOf(written.excerpt) ?? "");
  const link = linkOf(written.link);
  const author = reader.plainText(textOf(written.author) ?? "");
  return {
    id: written.id,
    title: title === "" ? "Untitled" : cut(title, LONGEST.title),
    excerpt: cut(excerpt.replace(/\s*\[…\]$/, " …").trim(), LONGEST.excerpt),
    day: dayOf(written.date) ?? "",
    changed: dayOf(written.changed),
    author: author === "" ? undefined : cut(author, LONGEST.author),
    link,
    image: imageOf(written.image, { link, site }),
  };
}

function linkOf(written: string | undefined): string | undefined {
  const link = textOf(written);
  return link !== undefined && /^https?:/i.test(link) && parsedUrl(link) ? link : undefined;
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}

function dayOf(date: string | undefined): string | undefined {
  const day = date?.slice(0, 10) ?? "";
  return isDay(day) ? day : undefined;
}

/** A picture counts only with an address that can be asked; everything else about it may be missing. */
function imageOf(image: WrittenImage | undefined, context: Context): PostImage | undefined {
  const src = pictureAddress(image?.src, context);
  if (image === undefined || src === undefined) return undefined;
  const width = lengthOf(image.width);
  const height = lengthOf(image.height);
  const srcset = width && height ? widthsOf(image, width / height, context) : undefined;
  return {
    src,
    alt: cut(textOf(image.alt) ?? "", LONGEST.alt),
    ...(width && height && { width, height, srcset }),
  };
}

/** An address relative to the post is made absolute, and one of this site its path; a host without a dot is none, unless it is the blog's own. */
function pictureAddress(written: unknown, { link, site }: Context): string | undefined {
  const text = textOf(written);
  const base = link ?? site;
  const url = text === undefined ? undefined : parsedUrl(text, base);
  if (!url) return undefined;
  const isOwn = new URL(base).host === url.host;
  if (!/^https?:$/.test(url.protocol) || !(isOwn || url.hostname.includes("."))) return undefined;
  return url.origin === site ? pathWithin(url) : url.href;
}

/** Smaller files of the same picture; those cut to another shape are left out. */
function widthsOf({ sizes }: WrittenImage, shape: number, context: Context): string | undefined {
  const candidates = (sizes ?? []).flatMap((size) => {
    const src = pictureAddress(size.src, context);
    const width = lengthOf(size.width);
    const height = lengthOf(size.height);
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

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? withoutControls(value) : undefined;
}

import { createHash } from "node:crypto";

/** Longer names of articles are cut. */
const LONGEST = 80;

/** The end of an article's address: the last part of its own, or its title. */
export function slugOf({ link, title }: { link?: string; title: string }): string {
  const path = link === undefined ? "" : (new URL(link).pathname.match(/[^/]+(?=\/*$)/)?.[0] ?? "");
  const name = decoded(path).replace(/\.(html?|php|aspx?)$/i, "");
  return plain(name) || plain(title.replace(/<[^>]*>|&[#\w]+;/g, " "));
}

/** A short name that stands for a text, always the same one. */
export function fingerprint(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, "");
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

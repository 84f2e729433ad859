import { createHash } from "node:crypto";
import { existsSync, mkdirSync } from "node:fs";
import { slugify } from "../../../engine/model/slug.ts";
import { isSystemName } from "../../../engine/pipeline/index/reserved-names.ts";
import { writeWhole } from "../../../engine/pipeline/write-whole.ts";
import type { StudioContext } from "../context.ts";
import { RequestError } from "../request-error.ts";
import { fileWithin } from "../within.ts";
import { takeDrawing } from "./take-drawing.ts";
import { takePhoto } from "./take-photo.ts";
import type { TakenPicture } from "./taken-picture.ts";

/** No file that is sent may be larger, in bytes. */
export const MAX_BYTES = 12_000_000;

const FOLDER = "uploads";

/**
 * Puts a picture into the media folder, never over another one.
 *
 * @param name as the file was called; only its words are used
 * @returns how pages write it, for example `/media/uploads/front-door.jpg`
 * @throws {RequestError} when it is no picture, damaged or too large
 */
export async function takeUpload(
  { folders, site }: StudioContext,
  name: string,
  bytes: Buffer,
): Promise<{ path: string }> {
  const { content, ending } = await take(bytes);
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 16);
  const known = [...(site.examined()?.site.index.media.values() ?? [])];
  const same = known.find((media) => media.hash === hash);
  if (same) return { path: same.path };
  mkdirSync(folders.media, { recursive: true });
  const { file, path } = freePath(folders.media, stemOf(name), ending);
  writeWhole(file, content);
  await site.refresh();
  return { path: `/media/${path}` };
}

/** What a file is, by its content and never by its name. */
async function take(bytes: Buffer): Promise<TakenPicture> {
  if (bytes.length === 0)
    throw new RequestError(400, "This file is empty. Choose another one, or save it again.");
  const picture = looksLikeText(bytes) ? takeDrawing(bytes) : await takePhoto(bytes);
  if (picture.content.length > MAX_BYTES)
    throw new RequestError(
      413,
      "This picture is too large. Save it as JPEG, at most 4000 pixels wide.",
    );
  return picture;
}

function looksLikeText(bytes: Buffer): boolean {
  return /^\uFEFF?\s*</.test(bytes.subarray(0, 200).toString("utf8"));
}

function freePath(media: string, slug: string, ending: string): { file: string; path: string } {
  for (let number = 1; ; number += 1) {
    const path = `${FOLDER}/${slug}${number === 1 ? "" : `-${number}`}.${ending}`;
    const file = fileWithin(media, path);
    if (!existsSync(file)) return { file, path };
  }
}

/** The words of a file name in small letters, digits and hyphens; a name that every system lets a file have. */
function stemOf(name: string): string {
  const slug = slugify(name.replace(/\.[^.]*$/, "")).slice(0, 60);
  return slug === "" ? "picture" : isSystemName(slug) ? `picture-${slug}` : slug;
}

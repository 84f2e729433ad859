import { createHash } from "node:crypto";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import sharp from "sharp";
import type { StudioContext } from "../context.ts";
import { Refused } from "../refused.ts";
import { fileWithin } from "../within.ts";
import { cleanSvg } from "./clean-svg.ts";

/** No file that is sent may be larger, in bytes. */
export const MOST_BYTES = 12_000_000;

const MOST_SVG = 500_000;
const MOST_PIXELS = 50_000_000;
const FOLDER = "uploads";

/** Formats of pictures by what they are inside, with the ending they get. */
const ENDINGS: Record<string, string> = {
  jpeg: "jpg",
  png: "png",
  webp: "webp",
  heif: "avif",
  gif: "gif",
};

/**
 * Puts a picture into the media folder, never over another one.
 *
 * @param name as the file was called; only its words are used
 * @returns how pages write it, for example `/media/uploads/front-door.jpg`
 * @throws {Refused} when it is no picture, or too large
 */
export async function takeUpload(
  { folders, site }: StudioContext,
  name: string,
  bytes: Buffer,
): Promise<{ path: string }> {
  const { content, ending } = await examine(bytes);
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 16);
  const known = [...(site.examined()?.site.index.media.values() ?? [])];
  const same = known.find((media) => media.hash === hash);
  if (same) return { path: same.path };
  mkdirSync(folders.media, { recursive: true });
  const { file, path } = freePlace(folders.media, slugOf(name), ending);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, content, { flag: "wx" });
  renameSync(`${file}.new`, file);
  await site.refresh();
  return { path: `/media/${path}` };
}

/** What a file is, by its content and never by its name. */
async function examine(bytes: Buffer): Promise<{ content: Buffer; ending: string }> {
  if (looksLikeText(bytes)) {
    if (bytes.length > MOST_SVG)
      throw new Refused(
        413,
        "This drawing is too large: at most 0.5 MB. Simplify it, or save it as PNG.",
      );
    return { content: Buffer.from(cleanSvg(bytes.toString("utf8"))), ending: "svg" };
  }
  const { format, width, height } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: undefined, width: 0, height: 0 }));
  const ending = ENDINGS[format ?? ""];
  if (ending === undefined)
    throw new Refused(
      415,
      "This is no picture. Pictures are SVG, JPEG, PNG, WebP, AVIF or GIF files.",
    );
  if ((width ?? 0) * (height ?? 0) > MOST_PIXELS)
    throw new Refused(413, "This picture is far too large. Save it at most 4000 pixels wide.");
  return { content: bytes, ending };
}

function looksLikeText(bytes: Buffer): boolean {
  return /^\uFEFF?\s*</.test(bytes.subarray(0, 200).toString("utf8"));
}

function freePlace(media: string, slug: string, ending: string): { file: string; path: string } {
  for (let number = 1; ; number += 1) {
    const path = `${FOLDER}/${slug}${number === 1 ? "" : `-${number}`}.${ending}`;
    const file = fileWithin(media, path);
    if (!existsSync(file)) return { file, path };
  }
}

/** The words of a file name in small letters, digits and hyphens. */
function slugOf(name: string): string {
  const plain = name
    .replace(/\.[^.]*$/, "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase();
  return (
    plain
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 60) || "picture"
  );
}

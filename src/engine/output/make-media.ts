import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { drawIcon } from "../pipeline/icons/draw-icon.ts";
import type { MediaFile } from "../pipeline/media/media-file.ts";

/** Formats that photographs are offered in, with their quality. */
const QUALITY = { avif: 55, webp: 78, jpeg: 80 } as const;

/** A file of the media folder that cannot be made ready for the site. The message names it. */
export class MediaError extends Error {}

/** Writes a photograph in a width and a format. */
export async function resizePhoto(
  media: MediaFile,
  { width, format }: { width: number; format: keyof typeof QUALITY },
  target: string,
): Promise<void> {
  await prepared(media, target, async () => {
    const { decode } = await import("../pipeline/media/examine-picture.ts");
    const image = decode(media.file).autoOrient().resize({ width, withoutEnlargement: true });
    const quality = QUALITY[format];
    return format === "jpeg"
      ? image.flatten({ background: "white" }).jpeg({ quality, mozjpeg: true }).toBuffer()
      : image.toFormat(format, { quality }).toBuffer();
  });
}

/** Writes a drawing as small as it can be, without what could run or load something. */
export async function optimizeDrawing(media: MediaFile, target: string): Promise<void> {
  await prepared(media, target, async () => {
    const { cleanSvg } = await import("../pipeline/media/svg/clean-svg.ts");
    const { svg } = cleanSvg(readFileSync(media.file, "utf8"), { after: ["preset-default"] });
    return svg;
  });
}

/** Writes a drawing for pages to refer to as an icon. */
export async function writeIcon(media: MediaFile, target: string): Promise<void> {
  await prepared(media, target, () => drawIcon(media));
}

/**
 * Copies a file as it is, but for what visitors must not be sent: what could run or load something in a
 * drawing, and what a camera noted in a photograph, such as where it was taken.
 */
export async function copyMedia(media: MediaFile, target: string): Promise<void> {
  if (media.kind === "raster")
    await prepared(media, target, async () => {
      const { cleanPicture } = await import("../pipeline/media/clean-picture.ts");
      return cleanPicture(readFileSync(media.file));
    });
  else if (media.unsafe)
    await prepared(media, target, async () => {
      const { cleanSvg } = await import("../pipeline/media/svg/clean-svg.ts");
      return cleanSvg(readFileSync(media.file, "utf8")).svg;
    });
  else copyFileSync(media.file, target);
}

/** Replaces what a library says of a file by a sentence that names the file and says what to do. */
async function prepared(
  media: MediaFile,
  target: string,
  make: () => Promise<Buffer | string>,
): Promise<void> {
  writeFileSync(
    target,
    await make().catch((cause: unknown) => {
      throw mediaError(media, cause);
    }),
  );
}

/** Says that a file of the media folder cannot be made ready for the site. */
export function mediaError({ path }: MediaFile, cause: unknown): MediaError {
  const message = `${path} cannot be made ready for the site. Open it, save it again as JPEG, PNG or SVG, and build again.`;
  return new MediaError(message, { cause });
}

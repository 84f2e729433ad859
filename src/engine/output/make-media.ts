import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import type { Sharp } from "sharp";
import type { Crop } from "../fields/image/type.ts";
import { croppedRegion } from "../model/picture-part.ts";
import { drawIcon } from "../pipeline/icons/draw-icon.ts";
import type { MediaFile } from "../pipeline/media/media-file.ts";

/** Formats that photographs are offered in, with their quality. */
const QUALITY = { avif: 55, webp: 78, jpeg: 80 } as const;

/** A file of the media folder that cannot be made ready for the site. The message names it. */
export class MediaError extends Error {}

/** How a photograph is written. */
export interface PhotoForm {
  width: number;
  format: keyof typeof QUALITY;
  /** What is cut off first. */
  crop?: Required<Crop>;
}

/** Writes a photograph in a width and a format. */
export async function resizePhoto(
  media: MediaFile,
  { width, format, crop }: PhotoForm,
  target: string,
): Promise<void> {
  await prepared(media, target, async () => {
    const upright = await decodeUpright(media, crop);
    const image = upright.resize({ width, withoutEnlargement: true });
    const quality = QUALITY[format];
    return format === "jpeg"
      ? image.flatten({ background: "white" }).jpeg({ quality, mozjpeg: true }).toBuffer()
      : image.toFormat(format, { quality }).toBuffer();
  });
}

/** A photograph as it is shown, turned upright and without what is cut off. */
async function decodeUpright(media: MediaFile, crop?: Required<Crop>): Promise<Sharp> {
  const { decode } = await import("../pipeline/media/examine-picture.ts");
  const upright = decode(media.file).autoOrient();
  const { width, height } = media;
  if (!crop || !width || !height) return upright;
  return upright.extract(croppedRegion({ width, height }, crop));
}

/** The widest that development shows what is left of a photograph, in pixels. */
const WIDEST_SHOWN = 1800;

/** A picture without what is cut off, as development shows it. */
export async function showCropped(
  media: MediaFile,
  crop: Required<Crop>,
): Promise<{ type: string; content: Buffer | string }> {
  if (media.kind === "vector")
    return { type: "image/svg+xml", content: await croppedSvg(media, crop) };
  const upright = await decodeUpright(media, crop);
  const shown = upright.resize({ width: WIDEST_SHOWN, withoutEnlargement: true });
  return { type: "image/webp", content: await shown.webp({ effort: 0 }).toBuffer() };
}

/** Writes what is left of a drawing. */
export async function cropDrawing(
  media: MediaFile,
  crop: Required<Crop>,
  target: string,
): Promise<void> {
  await prepared(media, target, () => croppedSvg(media, crop));
}

/** The drawing stands within another one, which shows a part of it: so nothing of it has to be understood. */
async function croppedSvg(media: MediaFile, crop: Required<Crop>): Promise<string> {
  const { cleanSvg } = await import("../pipeline/media/svg/clean-svg.ts");
  const { ofSize } = await import("../pipeline/media/svg/of-size.ts");
  const { width = 1, height = 1 } = media;
  const text = readFileSync(media.file, "utf8");
  const { svg } = cleanSvg(text, { after: ["preset-default", ofSize({ width, height })] });
  const { left, top, ...size } = croppedRegion({ width, height }, crop);
  const box = `${left} ${top} ${size.width} ${size.height}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${box}">${svg}</svg>`;
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

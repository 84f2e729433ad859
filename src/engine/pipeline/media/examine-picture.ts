import sharp, { type Metadata, type Sharp, type SharpOptions } from "sharp";
import type { PictureFacts, PictureFault } from "./media-file.ts";
import { cleanSvg } from "./svg/clean-svg.ts";
import { DrawingError } from "./svg/drawing-error.ts";

/** Formats that every browser shows, as the decoder calls them. */
const WEB_FORMATS = new Set(["jpeg", "png", "webp", "gif"]);
/** A picture is decoded to this many pixels each way: all of the file is read, and nothing large is kept. */
const TRIAL = 8;

/**
 * Finds out how large a picture is, and whether browsers can show it: it is decoded once, from its first byte
 * to its last.
 *
 * @param kind what the name of the file says it is
 */
export async function examinePicture(
  bytes: Buffer,
  kind: "vector" | "raster",
): Promise<PictureFacts> {
  return kind === "vector" ? examineDrawing(bytes) : examineRaster(bytes);
}

/**
 * A picture as the decoder reads it, here and when the site is built: it fails on what is damaged or cut off,
 * and not on what is merely unusual.
 *
 * @param picture its bytes, or the path of its file
 */
export function decode(picture: Buffer | string, options: SharpOptions = {}): Sharp {
  return sharp(picture, { failOn: "error", ...options });
}

async function examineDrawing(bytes: Buffer): Promise<PictureFacts> {
  const text = bytes.toString("utf8");
  try {
    const { parts, attributes } = cleanSvg(text);
    const { width, height } = await decode(bytes).metadata();
    await decodeWhole(bytes);
    const unsafe = [...parts, ...attributes];
    return { width, height, ...(unsafe.length > 0 && { unsafe }) };
  } catch (cause) {
    return { fault: cause instanceof DrawingError ? cause.fault : "unreadable" };
  }
}

async function examineRaster(bytes: Buffer): Promise<PictureFacts> {
  try {
    const metadata = await decode(bytes).metadata();
    const { width, height } = metadata.autoOrient;
    const fault = faultOfFormat(metadata);
    if (fault !== undefined) return { width, height, fault };
    await decodeWhole(bytes);
    return { width, height };
  } catch {
    return { fault: "unreadable" };
  }
}

function faultOfFormat({ format, compression }: Metadata): PictureFault | undefined {
  if (format === "heif") return compression === "av1" ? undefined : "heic";
  return WEB_FORMATS.has(format ?? "") ? undefined : "format";
}

async function decodeWhole(bytes: Buffer): Promise<void> {
  await decode(bytes).resize(TRIAL, TRIAL, { fit: "fill" }).raw().toBuffer();
}

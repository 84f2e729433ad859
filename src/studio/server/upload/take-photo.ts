import type { Metadata } from "sharp";
import { cleanPicture, formatOf } from "../../../engine/pipeline/media/clean-picture.ts";
import { decode, examinePicture } from "../../../engine/pipeline/media/examine-picture.ts";
import { WIDEST } from "../../../engine/pipeline/media/media-file.ts";
import { RequestError } from "../request-error.ts";
import { convertHeic } from "./heic/convert-heic.ts";
import type { TakenPicture } from "./taken-picture.ts";

const MAX_PIXELS = 50_000_000;

/**
 * Takes a photograph or another picture made of pixels in: upright, no wider than screens are, without what
 * the camera noted in it, and as JPEG when it is a phone's HEIC.
 *
 * @throws {RequestError} when it is no picture, damaged or too large
 */
export async function takePhoto(bytes: Buffer): Promise<TakenPicture> {
  const metadata = await metadataOf(bytes);
  if (metadata.width * metadata.height > MAX_PIXELS)
    throw new RequestError(
      413,
      `This picture is far too large. Save it at most ${WIDEST} pixels wide.`,
    );
  const { fault } = await examinePicture(bytes, "raster");
  if (fault === "format") throw noPicture();
  if (fault !== undefined && fault !== "heic") throw damaged();
  const content =
    fault === "heic" ? await convertHeic(bytes, WIDEST) : await cleanPicture(bytes, WIDEST);
  if (!content) throw damaged();
  const format = formatOf(await metadataOf(content));
  return { content, ending: format === "jpeg" ? "jpg" : format };
}

async function metadataOf(bytes: Buffer): Promise<Metadata> {
  try {
    return await decode(bytes).metadata();
  } catch {
    throw noPicture();
  }
}

function noPicture(): RequestError {
  return new RequestError(
    415,
    "This is no picture. Pictures are SVG, JPEG, PNG, WebP, AVIF, GIF or HEIC files.",
  );
}

function damaged(): RequestError {
  return new RequestError(
    415,
    "This picture is damaged or cut off, so browsers could not show it. Open it, save it again, and choose the new file.",
  );
}

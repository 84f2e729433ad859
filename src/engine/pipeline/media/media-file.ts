import type { DrawingFault } from "./svg/drawing-error.ts";

/** What is known of a picture by its content. */
export interface PictureFacts {
  /** In pixels, as it is shown: turned upright. */
  width?: number;
  height?: number;
  /** Why browsers cannot show it. */
  fault?: PictureFault;
  /** Parts of a drawing that could run or load something; the build leaves them out. */
  unsafe?: string[];
}

/** Why a picture cannot be shown: it is damaged, a phone's HEIC, or of another format than the web's. */
export type PictureFault = DrawingFault | "heic" | "format";

/** The widest screens show no more of a photograph, in pixels. */
export const WIDEST = 4000;

/** A file of the media folder, as the index knows it. */
export interface MediaFile extends PictureFacts {
  /** As pages write it: `/media/scenes/hills.svg`. */
  path: string;
  /** Absolute path with forward slashes. */
  file: string;
  kind: MediaKind;
  /** Size in bytes. */
  size: number;
  /** Hash of the content, hexadecimal. */
  hash: string;
}

export type MediaKind = "vector" | "raster" | "video" | "other";

const KINDS: Record<string, MediaKind> = {
  ".svg": "vector",
  ".png": "raster",
  ".jpg": "raster",
  ".jpeg": "raster",
  ".webp": "raster",
  ".avif": "raster",
  ".gif": "raster",
  ".mp4": "video",
  ".webm": "video",
};

/** What kind of file a path names, by its ending. */
export function mediaKind(path: string): MediaKind {
  const ending = path.slice(path.lastIndexOf(".")).toLowerCase();
  return KINDS[ending] ?? "other";
}

/** Whether a file is a picture. */
export function isPicture(media: MediaFile): boolean {
  return media.kind === "vector" || media.kind === "raster";
}

/** Whether a file's name says that it is a photograph of a phone, in a format that browsers do not show. */
export function isPhonePhoto(path: string): boolean {
  return /\.(heic|heif|hif)$/i.test(path);
}

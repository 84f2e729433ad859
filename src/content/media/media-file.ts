/** A file of the media folder, as the index knows it. */
export interface MediaFile {
  /** As pages write it: `/media/plates/houston.svg`. */
  path: string;
  /** Absolute path with forward slashes. */
  file: string;
  kind: MediaKind;
  /** Size in bytes. */
  size: number;
  /** Hash of the content, hexadecimal. */
  hash: string;
  /** In pixels; pictures only. */
  width?: number;
  height?: number;
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

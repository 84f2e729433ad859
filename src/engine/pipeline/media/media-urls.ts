import { iconAddress } from "../../model/icon-address.ts";
import type { PictureSource } from "../../model/resolved.ts";
import type { MediaFile } from "./media-file.ts";

/** Under which addresses the output serves a media file. Development serves originals, the build hashed files. */
export interface MediaUrls {
  /** The address of the file every browser can show, and better formats. */
  picture(media: MediaFile): { src: string; sources?: PictureSource[] };
  /** The address of a video or any other file. */
  file(media: MediaFile): string;
  /** The address of a drawing as an icon. */
  icon(media: MediaFile): string;
}

/** Serves every file as it lies in the folder, and icons as they are drawn. */
export const ORIGINAL_URLS: MediaUrls = {
  picture: (media) => ({ src: media.path }),
  file: (media) => media.path,
  icon: (media) => iconAddress(media.path, media.hash.slice(0, 8)),
};

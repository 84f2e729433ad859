import type { Crop } from "../../fields/image/type.ts";
import { iconAddress } from "../../model/icon-address.ts";
import { cropName } from "../../model/picture-part.ts";
import type { PictureSource } from "../../model/resolved.ts";
import type { MediaFile } from "./media-file.ts";

/** Under which addresses the output serves a media file. Development serves originals, the build hashed files. */
export interface MediaUrls {
  /**
   * The address of the file every browser can show, and better formats.
   *
   * @param crop what is cut off; nothing for the whole picture
   */
  picture(media: MediaFile, crop?: Required<Crop>): { src: string; sources?: PictureSource[] };
  /** The address of a video or any other file. */
  file(media: MediaFile): string;
  /** The address of a drawing as an icon. */
  icon(media: MediaFile): string;
}

/** The part of an address in development that says what is cut off a picture. */
export const CROP_QUERY = "crop=";

/** Serves every file as it lies in the folder, pictures without what is cut off, and icons as they are drawn. */
export const ORIGINAL_URLS: MediaUrls = {
  picture: (media, crop) => ({
    src: crop ? `${media.path}?${CROP_QUERY}${cropName(crop)}` : media.path,
  }),
  file: (media) => media.path,
  icon: (media) => iconAddress(media.path, media.hash.slice(0, 8)),
};

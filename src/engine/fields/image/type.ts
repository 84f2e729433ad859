import type { Picture } from "../../model/resolved.ts";

import type { MediaPath } from "../media-path/type.ts";

/** A picture from the media folder. */
export interface Image {
  /**
   * Where the picture lies, as `/media/…`.
   * @accepts picture
   */
  src: MediaPath;
  /**
   * What the picture shows, in one short sentence, for people who cannot see it.
   * @maxLength 2000
   */
  alt: string;
}

/** What components are given for a picture. */
export type ResolvedImage = Picture;

/**
 * The path of a file in the media folder, for example `/media/plates/houston.svg`.
 * @pattern ^/media/.+
 * @maxLength 300
 */
export type MediaPath = string;

/** A picture from the media folder. */
export interface Image {
  /** Where the picture lies, as `/media/…`. */
  src: MediaPath;
  /**
   * What the picture shows, in one short sentence, for people who cannot see it.
   * @maxLength 2000
   */
  alt: string;
}

import type { IsoDate } from "../../../engine/fields/iso-date/type.ts";
import type { MediaPath } from "../../../engine/fields/media-path/type.ts";
import type { RichText } from "../../../engine/fields/rich-text/type.ts";
import type { Text } from "../../../engine/fields/text/type.ts";
import type { Section } from "../../parts/section.ts";

/** A video with its controls. */
export interface VideoBlock extends Section {
  type: "video";
  /**
   * The video as WebM.
   * @title Video as WebM
   * @accepts webm
   */
  webm?: MediaPath;
  /**
   * The video as MP4.
   * @title Video as MP4
   * @accepts mp4
   */
  mp4: MediaPath;
  /**
   * The picture shown before the video plays.
   * @title Picture until it plays
   * @accepts picture
   */
  poster: MediaPath;
  /**
   * What is seen, for people who cannot watch it.
   * @title What the video shows
   */
  label: Text;
  /**
   * What is said and seen, in words.
   * @title What is said, in words
   */
  transcript?: RichText;
  /**
   * The day the video was first put on the site. Search engines show videos only with it.
   * @title First shown on
   */
  uploaded?: IsoDate;
}

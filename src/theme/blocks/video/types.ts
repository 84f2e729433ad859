import type { MediaPath } from "../../../engine/model/fields/image.ts";
import type { Section } from "../../../engine/model/fields/section.ts";
import type { IsoDate, RichText, Text } from "../../../engine/model/fields/text.ts";

/** A video with its controls. */
export interface VideoBlock extends Section {
  type: "video";
  /** The video as WebM. */
  webm?: MediaPath;
  /** The video as MP4. */
  mp4: MediaPath;
  /** The picture shown before the video plays. */
  poster: MediaPath;
  /** What is seen, for people who cannot watch it. */
  label: Text;
  /** What is said and seen, in words. */
  transcript?: RichText;
  /** The day the video was first put on the site. Search engines show videos only with it. */
  uploaded?: IsoDate;
}

import type { Image } from "../../../engine/fields/image/type.ts";
import type { MediaPath } from "../../../engine/fields/media-path/type.ts";
import type { RichText } from "../../../engine/fields/rich-text/type.ts";
import type { Text } from "../../../engine/fields/text/type.ts";
import type { Action } from "../../../engine/model/parts/action.ts";

/** The opening of a page: its heading, a sentence, a picture and up to two buttons. */
export interface HeroBlock {
  type: "hero";
  /**
   * A few words in small capitals above the heading.
   * @title Line above the heading
   * @role subject
   */
  eyebrow?: Text;
  /** The heading; the page's title by default. Where the heading ends with the page's title, as in `Bakers in York`, that name is set large. */
  title?: Text;
  /**
   * One or two sentences under the heading.
   * @role brief
   */
  subtitle?: RichText;
  /**
   * The background picture; the page's picture by default.
   * @title Background picture
   */
  image?: Image;
  /**
   * Buttons: first the one that matters most.
   * @title Buttons
   * @maxItems 2
   */
  actions?: Action[];
  /**
   * Whether the heading is typed out, one character every 50 ms. It is always whole for screen readers, and under reduced motion for everybody.
   * @title Type the heading out
   */
  typed?: boolean;
  /**
   * Silent videos behind the heading, changing every 5 seconds.
   * @title Videos behind the heading
   * @minItems 1
   * @maxItems 4
   */
  videos?: HeroVideo[];
  /**
   * A strip of short facts under the opening.
   * @minItems 2
   * @maxItems 4
   */
  facts?: HeroFact[];
}

/**
 * A silent video of a few seconds that loops behind the heading.
 * @title Video
 */
export interface HeroVideo {
  /**
   * The video as WebM, `/media/….webm`.
   * @title Video as WebM
   * @accepts webm
   */
  webm: MediaPath;
  /**
   * The same video as MP4, for browsers without WebM.
   * @title Video as MP4
   * @accepts mp4
   */
  mp4: MediaPath;
  /**
   * The first picture of the video, shown until it plays and where videos are not wanted.
   * @title Picture until it plays
   * @accepts picture
   */
  poster: MediaPath;
}

/**
 * One fact of the strip under the opening.
 * @title Fact
 */
export interface HeroFact {
  /** A figure or a word, set large. */
  value: Text;
  /** What the figure stands for. */
  label: Text;
}

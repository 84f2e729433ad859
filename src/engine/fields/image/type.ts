import type { Picture } from "../../model/resolved.ts";

import type { MediaPath } from "../media-path/type.ts";

/** A picture from the media folder. */
export interface Image {
  /**
   * Where the picture lies, as `/media/…`.
   * @title File of the picture
   * @accepts picture
   */
  src: MediaPath;
  /**
   * What the picture shows, in one short sentence, for people who cannot see it.
   * @title What the picture shows
   * @maxLength 2000
   */
  alt: string;
  focus?: FocusPoint;
  crop?: Crop;
}

/**
 * The point that stays in view wherever less than the whole picture is shown, for example a face. In percent of the
 * whole picture.
 */
export interface FocusPoint {
  /**
   * From the left.
   * @asType integer
   * @minimum 0
   * @maximum 100
   */
  x: number;
  /**
   * From the top.
   * @asType integer
   * @minimum 0
   * @maximum 100
   */
  y: number;
}

/** What is cut off on each side of the picture, in percent of its width or height. The file stays whole. */
export interface Crop {
  /**
   * Cut off at the top.
   * @asType integer
   * @minimum 0
   * @maximum 95
   */
  top?: number;
  /**
   * Cut off on the right.
   * @asType integer
   * @minimum 0
   * @maximum 95
   */
  right?: number;
  /**
   * Cut off at the bottom.
   * @asType integer
   * @minimum 0
   * @maximum 95
   */
  bottom?: number;
  /**
   * Cut off on the left.
   * @asType integer
   * @minimum 0
   * @maximum 95
   */
  left?: number;
}

/** What components are given for a picture. */
export type ResolvedImage = Picture;

import type { Position } from "./business.ts";

/** A point of a drawing whose position on the globe is known. */
export interface MapReference {
  /**
   * How far it is from the left edge, in percent of the width of the drawing.
   * @title From the left, in percent
   * @minimum 0
   * @maximum 100
   */
  x: number;
  /**
   * How far it is from the upper edge, in percent of the height of the drawing.
   * @title From the top, in percent
   * @minimum 0
   * @maximum 100
   */
  y: number;
  /** Its position on the globe. */
  position: Position;
}

/** A part of a text. */
export interface Stretch {
  offset: number;
  length: number;
}

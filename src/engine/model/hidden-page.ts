/** A page that visitors do not see, as the development server says it to browsers. */
export interface HiddenPage {
  /** Why they do not, in words. */
  reason: string;
  /** How many of its texts are still to be written. */
  gaps: number;
}

import type { Image } from "../../fields/image.ts";
import type { Action } from "../../fields/link.ts";
import type { Section } from "../../fields/section.ts";
import type { RichText } from "../../fields/text.ts";

/** Text on one side and a picture on the other. */
export interface SplitBlock extends Section {
  type: "split";
  /** The text, in Markdown. */
  text: RichText;
  /** The picture. */
  image: Image;
  /** The side of the picture on a wide screen. `right` when nothing is said. */
  imageSide?: "left" | "right";
  /**
   * Buttons under the text.
   * @maxItems 2
   */
  actions?: Action[];
}

import type { Image } from "../../../engine/model/fields/image.ts";
import type { Action } from "../../../engine/model/fields/link.ts";
import type { Section } from "../../../engine/model/fields/section.ts";
import type { RichText } from "../../../engine/model/fields/text.ts";

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

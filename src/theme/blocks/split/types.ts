import type { Image } from "../../../engine/fields/image/type.ts";
import type { RichText } from "../../../engine/fields/rich-text/type.ts";
import type { Action } from "../../../engine/model/parts/action.ts";
import type { Section } from "../../parts/section.ts";

/** Text on one side and a picture on the other. */
export interface SplitBlock extends Section {
  type: "split";
  /** The text, with paragraphs, lists, tables and links. */
  text: RichText;
  /**
   * The picture.
   * @title Picture
   */
  image: Image;
  /**
   * The side of the picture on a wide screen. `right` by default.
   * @title Side of the picture
   */
  imageSide?: "left" | "right";
  /**
   * Buttons under the text.
   * @title Buttons
   * @maxItems 2
   */
  actions?: Action[];
}

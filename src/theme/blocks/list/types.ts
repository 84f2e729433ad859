import type { Image } from "../../../engine/fields/image/type.ts";
import type { RichText } from "../../../engine/fields/rich-text/type.ts";
import type { Section } from "../../parts/section.ts";

/** A list of points with ticks or numbers, with an optional picture beside it. */
export interface ListBlock extends Section {
  type: "list";
  /**
   * The points.
   * @title Points
   * @minItems 2
   * @maxItems 20
   * @role brief
   */
  items: RichText[];
  /**
   * `ticks` by default; `numbers` for steps in their order.
   * @title Ticks or numbers
   */
  marker?: "ticks" | "numbers";
  /**
   * A picture beside the list.
   * @title Picture
   */
  image?: Image;
}

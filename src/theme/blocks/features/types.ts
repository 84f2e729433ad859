import type { IconName } from "../../../engine/model/fields/icon.ts";
import type { Href } from "../../../engine/model/fields/link.ts";
import type { Section } from "../../../engine/model/fields/section.ts";
import type { RichText, Text } from "../../../engine/model/fields/text.ts";

/** A grid of short points, each with a small drawing: help areas, reasons, what is included. */
export interface FeaturesBlock extends Section {
  type: "features";
  /**
   * The points.
   * @minItems 2
   * @maxItems 12
   */
  items: Feature[];
  /** How many points stand in a row on a wide screen. 3 when nothing is said. */
  columns?: 2 | 3 | 4;
}

/** One point of the grid. */
export interface Feature {
  /** The small drawing. */
  icon?: IconName;
  /** The point in a few words. */
  title: Text;
  /** One to three sentences. */
  text: RichText;
  /** Where the point leads, if anywhere. */
  href?: Href;
}

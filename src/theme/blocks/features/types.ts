import type { Href } from "../../../engine/fields/href/type.ts";
import type { IconName } from "../../../engine/fields/icon-name/type.ts";
import type { RichText } from "../../../engine/fields/rich-text/type.ts";
import type { Text } from "../../../engine/fields/text/type.ts";
import type { Section } from "../../parts/section.ts";

/** A grid of short points, each with a small drawing: help areas, reasons, what is included. */
export interface FeaturesBlock extends Section {
  type: "features";
  /**
   * The points.
   * @title Points
   * @minItems 2
   * @maxItems 12
   */
  items: Feature[];
  /**
   * How many points stand in a row on a wide screen. 3 by default.
   * @title Points in a row
   */
  columns?: 2 | 3 | 4;
}

/** One point of the grid. */
export interface Feature {
  /**
   * A small drawing: the name of an icon at lucide.dev/icons, or of a file in `media/icons`.
   * @title Icon
   */
  icon?: IconName;
  /**
   * The point in a few words.
   * @role label
   */
  title: Text;
  /** One to three sentences. */
  text: RichText;
  /**
   * Where the point leads, if anywhere.
   * @title Web address
   */
  href?: Href;
}

import type { Section } from "../../../engine/model/fields/section.ts";
import type { Text } from "../../../engine/model/fields/text.ts";

/** A row of figures. */
export interface StatsBlock extends Section {
  type: "stats";
  /**
   * The figures.
   * @minItems 2
   * @maxItems 6
   */
  items: Stat[];
}

/** One figure. */
export interface Stat {
  /** The figure. */
  value: Text;
  /** What it stands for. */
  label: Text;
}

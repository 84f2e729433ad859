import type { Section } from "../../fields/section.ts";
import type { Text } from "../../fields/text.ts";

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

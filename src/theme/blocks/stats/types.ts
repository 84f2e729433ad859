import type { Text } from "../../../engine/fields/text/type.ts";
import type { Section } from "../../parts/section.ts";

/** A row of figures. */
export interface StatsBlock extends Section {
  type: "stats";
  /**
   * The figures.
   * @title Figures
   * @minItems 2
   * @maxItems 6
   */
  items: Stat[];
}

/**
 * One figure.
 * @title Figure
 */
export interface Stat {
  /** The figure. */
  value: Text;
  /** What it stands for. */
  label: Text;
}

import type { RichText } from "../../../engine/fields/rich-text/type.ts";
import type { Text } from "../../../engine/fields/text/type.ts";
import type { Section } from "../../parts/section.ts";

/** A year as a chart: which task falls into which month. It prints as a sheet with boxes to tick. */
export interface YearBlock extends Section {
  type: "year";
  /**
   * What the chart shows, in a sentence, for people who cannot see it.
   * @title What the chart shows
   */
  caption: Text;
  /**
   * The tasks, one line each.
   * @minItems 1
   * @maxItems 8
   */
  tasks: YearTask[];
  /**
   * Small print under the chart.
   * @title Small print
   */
  note?: RichText;
}

/**
 * A task of the year.
 * @title Task
 */
export interface YearTask {
  /** The name of the task. */
  label: Text;
  /**
   * How often it comes, in words, for example `Every quarter`.
   * @title How often
   */
  often: Text;
  /**
   * The months in which it falls: 1 for the first month of the year to 12 for the last.
   * @minItems 1
   * @maxItems 12
   */
  months: Month[];
}

/**
 * A month of the year, from 1 to 12.
 * @minimum 1
 * @maximum 12
 * @asType integer
 */
export type Month = number;

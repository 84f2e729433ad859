import type { RichText } from "../../../engine/fields/rich-text/type.ts";
import type { Text } from "../../../engine/fields/text/type.ts";
import type { Section } from "../../parts/section.ts";

/** A table that answers at a glance, for example who may do what. It prints as a sheet of its own. */
export interface TableBlock extends Section {
  type: "table";
  /**
   * What the table shows, in a sentence, for people who cannot see it.
   * @title What the table shows
   */
  caption: Text;
  /**
   * The headings of the columns, that of the rows' names first.
   * @title Headings of the columns
   * @minItems 2
   * @maxItems 6
   */
  heads: Text[];
  /**
   * The rows, from top to bottom.
   * @minItems 1
   * @maxItems 100
   */
  rows: TableRow[];
  /**
   * Small print under the table.
   * @title Small print
   */
  note?: RichText;
}

/**
 * One row of a table.
 * @title Row
 */
export interface TableRow {
  /**
   * The name of the row.
   * @title Name of the row
   */
  head: Text;
  /**
   * The cells under the further headings, in their order.
   * @minItems 1
   * @maxItems 5
   * @role answers
   */
  cells: TableCell[];
}

/**
 * One cell of a table.
 * @title Cell
 */
export interface TableCell {
  /** The answer in a few words. */
  text: Text;
  /**
   * A sign before the words: `yes`, `limited` for yes under a condition, `no`, or `open` for what is not known.
   * @title Sign
   */
  mark?: "yes" | "limited" | "no" | "open";
}

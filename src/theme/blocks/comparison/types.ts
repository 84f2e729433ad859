import type { FactName } from "../../../engine/fields/fact-name/type.ts";
import type { PageList } from "../../../engine/fields/page-list/type.ts";
import type { RichText } from "../../../engine/fields/rich-text/type.ts";
import type { Text } from "../../../engine/fields/text/type.ts";
import type { Section } from "../../parts/section.ts";

/** A table that compares pages by their facts, one row each. The cells are written on the pages themselves, under `facts`. */
export interface ComparisonBlock extends Section {
  type: "comparison";
  /** Which pages are compared. */
  pages: PageList;
  /**
   * What the table shows, in a sentence, for people who cannot see it.
   * @title What the table shows
   */
  caption: Text;
  /**
   * The heading of the first column, with the names of the pages.
   * @title Heading of the first column
   */
  pagesLabel: Text;
  /**
   * The other columns, from left to right.
   * @minItems 1
   * @maxItems 6
   */
  columns: ComparisonColumn[];
  /**
   * What stands where a page has no such fact, for example `Ask the board`.
   * @title Words where nothing is known
   */
  unknown: Text;
  /**
   * Small print under the table.
   * @title Small print
   */
  note?: RichText;
}

/** One column of a comparison. */
export interface ComparisonColumn {
  /** The name of the fact, as the pages have it. */
  fact: FactName;
  /**
   * The heading of the column.
   * @title Heading
   */
  label: Text;
}

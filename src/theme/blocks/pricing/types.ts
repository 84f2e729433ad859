import type { RichText } from "../../../engine/fields/rich-text/type.ts";
import type { Text } from "../../../engine/fields/text/type.ts";
import type { PriceUnit } from "../../../engine/model/price-unit.ts";
import type { Section } from "../../parts/section.ts";

/** Prices as a ledger of labels and values. */
export interface PricingBlock extends Section {
  type: "pricing";
  /**
   * The rows of the ledger.
   * @minItems 1
   * @maxItems 12
   */
  rows: PricingRow[];
  /**
   * A remark under the ledger.
   * @role brief
   */
  footnote?: RichText;
}

/**
 * One row of the ledger.
 * @title Row
 */
export interface PricingRow {
  /** What is paid for. */
  label: Text;
  /** What it costs, for example `$0` or `Included`. An amount alone, such as `12.9` in the currency of the site or `12.9 CHF`, is written as the language of the page has it. */
  value: Text;
  /**
   * Whether that is the least that it costs: `from` stands before it.
   * @title At least
   */
  isLeast?: boolean;
  /**
   * What one pays that for, as in `12.9 EUR per hour`. Search engines learn amounts with a unit, and those that stand out.
   * @title Per
   */
  per?: PriceUnit;
  /**
   * Whether the words of the row say already that it is the least, or per what it is, so that it does not stand there twice.
   * @title Stands in the label
   */
  isInLabel?: boolean;
  /**
   * Whether the row stands out.
   * @title Stands out
   */
  highlight?: boolean;
}

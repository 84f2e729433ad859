import type { RichText } from "../../../engine/fields/rich-text/type.ts";
import type { Text } from "../../../engine/fields/text/type.ts";
import type { Section } from "../../parts/section.ts";

/** Steps in their order, with large numerals. */
export interface ProcessBlock extends Section {
  type: "process";
  /**
   * The steps.
   * @minItems 2
   * @maxItems 6
   */
  steps: ProcessStep[];
}

/**
 * One step.
 * @title Step
 */
export interface ProcessStep {
  /**
   * The numeral.
   * @minimum 1
   * @asType integer
   */
  number: number;
  /** What happens, in a few words. */
  title: Text;
  /**
   * One or two sentences.
   * @role brief
   */
  description: RichText;
}

import type { FaqItem } from "../../parts/faq-item.ts";
import type { Section } from "../../parts/section.ts";

/** Questions that open one at a time. */
export interface FaqBlock extends Section {
  type: "faq";
  /**
   * The questions with their answers.
   * @title Questions and answers
   * @minItems 1
   * @maxItems 9
   */
  items: FaqItem[];
}

import type { RichText } from "../../engine/fields/rich-text/type.ts";
import type { Text } from "../../engine/fields/text/type.ts";

/**
 * A question with its answer.
 * @title Question
 */
export interface FaqItem {
  /**
   * The question, as a visitor would ask it.
   * @role question
   */
  question: Text;
  /**
   * The answer.
   * @role brief
   */
  answer: RichText;
}

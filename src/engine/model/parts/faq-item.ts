import type { RichText } from "../../fields/rich-text/type.ts";
import type { Text } from "../../fields/text/type.ts";

/**
 * A question with its answer.
 * @title Question with answer
 */
export interface FaqItem {
  /** The question, as a visitor would ask it. */
  question: Text;
  /** The answer. */
  answer: RichText;
}

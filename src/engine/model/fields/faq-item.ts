import type { RichText, Text } from "./text.ts";

/** A question with its answer. */
export interface FaqItem {
  /** The question, as a visitor would ask it. */
  question: Text;
  /** The answer. */
  answer: RichText;
}

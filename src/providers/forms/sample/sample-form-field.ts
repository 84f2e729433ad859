import type { Text } from "../../../engine/fields/text/type.ts";

/** One question of the sample form. */
export interface SampleFormField {
  /** The question, or the name of what is asked, for example `Your name`. */
  label: Text;
  /** What is written there: a line of text by default. `paragraph` gives several lines, `choice` a list to choose from. */
  kind?: "name" | "text" | "email" | "tel" | "choice" | "paragraph";
  /**
   * The answers of a `choice`.
   * @minItems 2
   * @maxItems 60
   */
  choices?: Text[];
  /** Whether the question may stay open. */
  optional?: boolean;
  /** A few words under the label that help to answer. */
  help?: Text;
}

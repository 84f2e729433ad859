import type { Section } from "../../../engine/model/fields/section.ts";
import type { RichText } from "../../../engine/model/fields/text.ts";

/** Running text. */
export interface RichTextBlock extends Section {
  type: "rich-text";
  /** The text, in Markdown. */
  text: RichText;
  /** How the text looks: `prose` as when nothing is said, or `note` for small print such as a reviewed date. */
  look?: "prose" | "note";
}

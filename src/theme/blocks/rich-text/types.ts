import type { RichText } from "../../../engine/fields/rich-text/type.ts";
import type { Section } from "../../parts/section.ts";

/** Running text. */
export interface RichTextBlock extends Section {
  type: "rich-text";
  /** The text, with paragraphs, lists, tables and links. */
  text: RichText;
  /**
   * How the text looks: `prose` by default, or `note` for small print such as a reviewed date.
   * @title Style
   */
  look?: "prose" | "note";
}

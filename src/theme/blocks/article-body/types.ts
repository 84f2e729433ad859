import type { Anchor } from "../../../engine/fields/anchor/type.ts";
import type { RichText } from "../../../engine/fields/rich-text/type.ts";
import type { Text } from "../../../engine/fields/text/type.ts";
import type { FaqItem } from "../../parts/faq-item.ts";

/** A long article: title, publication line and by-line from the page, contents that stay in view, and sections. */
export interface ArticleBodyBlock {
  type: "article-body";
  /**
   * Who wrote it; the site's by-line by default.
   * @title Written by
   */
  byline?: Text;
  /**
   * How the publication day is written: `long` (March 15, 2025), the default, or `numeric` (03/15/2025).
   * @title Form of the date
   */
  dateFormat?: "long" | "numeric";
  /**
   * The opening, before the first section.
   * @title Introduction
   * @role brief
   */
  intro?: RichText;
  /**
   * The sections, in the order of the contents.
   * @minItems 1
   * @maxItems 100
   */
  sections: ArticleSection[];
}

/** One section of an article. */
export interface ArticleSection {
  /**
   * A short name for links that lead here, from the contents and from other pages.
   * @title Name for links
   */
  anchor: Anchor;
  /**
   * The heading, as in the contents.
   * @role heading
   */
  heading: Text;
  /** The text, with paragraphs, lists, tables and links. */
  text?: RichText;
  /**
   * Questions with their answers, after the text.
   * @title Questions and answers
   * @minItems 1
   * @maxItems 50
   */
  faq?: FaqItem[];
}

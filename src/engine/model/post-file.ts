import type { Html } from "../fields/html/type.ts";

/** A sample article for a site without a blog, in the shape of WordPress's REST API: a JSON file in `pages/_blog/`. */
export interface PostFile {
  /**
   * Where the rules for this file lie, so that editors can help.
   * @maxLength 300
   */
  $schema?: string;
  /**
   * The number in the article's address.
   * @minimum 1
   * @asType integer
   */
  id: number;
  /**
   * Day and time of publication without a zone, for example `2026-03-15T09:00:00`.
   * @pattern ^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$
   */
  date: string;
  /** The title. */
  title: Rendered;
  /** A short text for lists. */
  excerpt: Rendered;
  /** The article, in HTML. */
  content: Rendered;
  /** The number of the featured picture; 0 for none. */
  featured_media: number;
}

/** A text as WordPress sends it. */
export interface Rendered {
  /** The text, in HTML. */
  rendered: Html;
}

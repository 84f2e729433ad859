import type { Anchor } from "../../fields/anchor/type.ts";
import type { RichText } from "../../fields/rich-text/type.ts";
import type { Text } from "../../fields/text/type.ts";

/** What every section of a page can have: a place to link to, a heading and a background. */
export interface Section {
  /**
   * An id that links can point at, as `#anchor`.
   * @title Name for links
   */
  anchor?: Anchor;
  /**
   * A few words in small capitals above the heading.
   * @title Line above the heading
   */
  eyebrow?: Text;
  /** The heading of this section. */
  title?: Text;
  /**
   * One or two sentences under the heading.
   * @title Introduction
   */
  intro?: RichText;
  /**
   * The background: `plain` paper (the default), `tinted` mist, or `dark` petrol. At most one dark section a page beside the hero.
   * @title Background
   */
  tone?: Tone;
}

export type Tone = "plain" | "tinted" | "dark";

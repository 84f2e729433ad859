import type { Anchor } from "../../engine/fields/anchor/type.ts";
import type { RichText } from "../../engine/fields/rich-text/type.ts";
import type { Text } from "../../engine/fields/text/type.ts";

/** What every section of a page can have: a place to link to, a heading and a background. */
export interface Section {
  /**
   * A short name for links that lead here, for example `prices`.
   * @title Name for links
   */
  anchor?: Anchor;
  /**
   * A few words in small capitals above the heading.
   * @title Line above the heading
   * @role subject
   */
  eyebrow?: Text;
  /**
   * The heading of this section.
   * @role heading
   */
  title?: Text;
  /**
   * One or two sentences under the heading.
   * @title Introduction
   * @role brief
   */
  intro?: RichText;
  /**
   * The background: `plain` paper (the default), `tinted`, or `dark`. At most one dark section a page beside the hero.
   * @title Background
   * @once dark
   */
  tone?: Tone;
}

export type Tone = "plain" | "tinted" | "dark";

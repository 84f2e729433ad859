import type { Issue } from "../model/issue.ts";
import type { PageCard, Picture } from "../model/resolved.ts";
import type { Image } from "./image/type.ts";
import type { PageList } from "./page-list/type.ts";

/**
 * What a value is resolved with. What it refers to is noted on the way, so that rules can compare it with the
 * site. Pointers are those of RFC 6901 into the file that the value is written in.
 */
export interface FieldContext {
  /** Reports what is wrong with the value. */
  report(issue: Omit<Issue, "file">): void;
  /** Fills the tokens of a text, and reports those without a value. */
  fill(text: string, pointer: string): string;
  /**
   * Fills the tokens of a link's target, and notes the link.
   *
   * @param excerpt the target as it stands in a longer text
   */
  link(target: string, pointer: string, excerpt?: string): string;
  /** Notes an id that links can lead to. */
  anchor(id: string, pointer: string): void;
  /** Notes a heading within a text. */
  heading(level: number, line: string, pointer: string): void;
  /** Notes a file of the media folder, and gives its address. */
  media(path: string, pointer: string): string;
  /** Gives the lines of an icon, or the address of one of the site's own. */
  icon(name: string, pointer: string): string;
  /** Notes a picture with its words, and gives it with its sizes. */
  picture(image: Image, pointer: string): Picture;
  /** Notes the pages that a list means, and gives their cards. */
  pages(list: PageList, pointer: string): PageCard[];
}

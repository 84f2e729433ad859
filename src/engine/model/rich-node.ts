/** Elements that rich text is made of. */
export type RichTag =
  | "p"
  | "h2"
  | "h3"
  | "h4"
  | "ul"
  | "ol"
  | "li"
  | "strong"
  | "em"
  | "a"
  | "blockquote"
  | "code"
  | "pre"
  | "hr"
  | "br"
  | "table"
  | "thead"
  | "tbody"
  | "tr"
  | "th"
  | "td";

/** A small tree of rich text: plain text, or an element with its children. */
export type RichNode = string | RichElement;

export interface RichElement {
  tag: RichTag;
  /** The target, of links only. */
  href?: string;
  children?: RichNode[];
}

import type { Anchor } from "../../../engine/fields/anchor/type.ts";
import type { RichText } from "../../../engine/fields/rich-text/type.ts";
import type { Text } from "../../../engine/fields/text/type.ts";

/** The laws, rules and boards that this page mentions, with their addresses, from `pages/_data/sources.json`. Nothing is listed here by hand. */
export interface SourcesBlock {
  type: "sources";
  /**
   * A short name for links that lead here, for example `prices`.
   * @title Name for links
   */
  anchor?: Anchor;
  /** The heading; "Sources" by default. */
  title?: Text;
  /** A few sentences before the list, for example whom to ask. */
  text?: RichText;
}

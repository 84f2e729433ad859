import type { Href } from "../fields/href/type.ts";
import type { Text } from "../fields/text/type.ts";

/** Laws, rules and boards that pages mention, each written once: `pages/_data/sources.json`. */
export interface SourcesFile {
  /**
   * Where the rules for this file lie, so that editors can help.
   * @maxLength 300
   */
  $schema?: string;
  /** Who compared the pages with their sources. Without a name no page says that it was reviewed. */
  reviewer?: Reviewer;
  /**
   * What stands before the number of a law where a page cites one, for example `§` or `chapter`. A number after one of these that no source has is reported.
   * @minItems 1
   * @maxItems 100
   */
  citationSigns?: Text[];
  /**
   * How names of boards and agencies begin, for example `Board of`. A name that begins so and that no source has is reported.
   * @minItems 1
   * @maxItems 100
   */
  authorityNames?: Text[];
  /** The sources, each by a short name of its own. */
  sources: SourcesByName;
}

/** A person who compared the pages with their sources. */
export interface Reviewer {
  /** The person's name. */
  name: Text;
  /** What makes the person's word count, for example a license or an office. */
  credentials?: Text;
}

/** Sources by a short name. */
export interface SourcesByName {
  [name: string]: Source;
}

/** A law, a rule or a board. */
export interface Source {
  /** `law`: a statute. `rule`: a regulation made under one. `board`: a board or an agency. */
  kind: "law" | "rule" | "board";
  /** Its name as pages cite it, for example `Trade Code §12`. */
  name: Text;
  /** What it is about, in a few words. */
  about?: Text;
  /** Where the link leads: the name of the site with the official text. Of a board it is the board itself. */
  publisher?: Text;
  /** The address of the official text, or of the board. */
  href: Href;
  /**
   * The state, country or other area that it is of, as pages name it. Where two sources are mentioned by the same words, the one counts whose area the page has named last.
   * @title State or country
   */
  state?: Text;
  /**
   * How pages mention it: the number of a law such as `12`, or a name.
   * @minItems 1
   * @maxItems 50
   */
  mentions: Text[];
}

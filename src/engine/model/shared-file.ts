import type { Block } from "./block.ts";

/** A block that several pages show: a JSON file in `pages/_shared/`. */
export interface SharedFile {
  /**
   * Where the rules for this file lie, so that editors can help.
   * @maxLength 300
   */
  $schema?: string;
  /** The block. */
  block: Block;
}

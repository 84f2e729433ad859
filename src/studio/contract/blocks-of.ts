import type { PageBlock } from "../../engine/model/block.ts";
import type { EditedPage } from "./field.ts";

/** The blocks of an edited page. */
export function blocksOf(page: EditedPage): PageBlock[] {
  return Array.isArray(page.blocks) ? (page.blocks as PageBlock[]) : NO_BLOCKS;
}

/** One list for all pages without blocks, so that what shows them sees that nothing has changed. */
const NO_BLOCKS: PageBlock[] = [];

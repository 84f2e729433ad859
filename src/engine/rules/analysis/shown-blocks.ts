import { type Block, isUse } from "../../model/block.ts";
import { appendPointer } from "../../model/pointer.ts";
import type { CheckedPage, PageSite } from "../../pipeline/site.ts";
import type { Position } from "./roots.ts";

/** A block of a page, and where it is written. */
export interface ShownBlock extends Position {
  block: Block;
  /** Where the page shows it; the same for a block of its own. */
  use: Position;
}

/** The blocks of a page, shared ones among them, as they are written. */
export function shownBlocks({ entry }: CheckedPage, { index }: PageSite): ShownBlock[] {
  return entry.page.blocks.flatMap((block, at): ShownBlock[] => {
    const use = { file: entry.file, pointer: appendPointer("/blocks", at) };
    if (!isUse(block)) return [{ block, ...use, use }];
    const shared = index.shared.get(block.use);
    return shared ? [{ block: shared.block, file: shared.file, pointer: "/block", use }] : [];
  });
}

import { type Block, isUse, overridden, WITH } from "../../model/block.ts";
import { appendPointer, pointerKeys } from "../../model/pointer.ts";
import type { CheckedPage, PageSite } from "../../pipeline/site.ts";
import type { Position } from "./roots.ts";

/** A block of a page, and where it is written. */
export interface ShownBlock {
  block: Block;
  /** Where the page shows it; the same for a block of its own. */
  use: Position;
  /** Where a value of it is written. The pointer begins at the block. */
  at(within: string): Position;
}

/** The blocks of a page, shared ones among them, as they are written. */
export function shownBlocks({ entry }: CheckedPage, { index }: PageSite): ShownBlock[] {
  return entry.page.blocks.flatMap((block, number): ShownBlock[] => {
    const use = { file: entry.file, pointer: appendPointer("/blocks", number) };
    if (!isUse(block))
      return [{ block, use, at: (within) => ({ ...use, pointer: use.pointer + within }) }];
    const shared = index.shared.get(block.use);
    if (!shared) return [];
    const overrides = appendPointer(use.pointer, WITH);
    const at = (within: string): Position =>
      Object.hasOwn(block.with ?? {}, pointerKeys(within)[0] ?? "")
        ? { file: use.file, pointer: overrides + within }
        : { file: shared.file, pointer: `/block${within}` };
    return [{ block: overridden(shared.block, block), use, at }];
  });
}

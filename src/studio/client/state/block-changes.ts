import { isUse, type PageBlock } from "../../../engine/model/block.ts";
import { pointerKeys, valueAt } from "../../../engine/model/pointer.ts";
import { blocksOf } from "../../contract/blocks-of.ts";
import type { EditedPage } from "../../contract/field.ts";
import { withPart } from "./values.ts";

/** The page with more blocks. */
export function withInserted(page: EditedPage, at: number, ...added: PageBlock[]): EditedPage {
  return { ...page, blocks: blocksOf(page).toSpliced(at, 0, ...added) };
}

/** The page without one of its blocks. */
export function withRemoved(page: EditedPage, at: number): EditedPage {
  return { ...page, blocks: blocksOf(page).toSpliced(at, 1) };
}

/** The page with a block at another index. */
export function withMoved(page: EditedPage, from: number, to: number): EditedPage {
  const blocks = blocksOf(page);
  const block = blocks[from];
  return block ? { ...page, blocks: blocks.toSpliced(from, 1).toSpliced(to, 0, block) } : page;
}

/**
 * The page with an entry of one of its lists at another index.
 *
 * @param count how many entries the list is expected to have: one with another length was changed since, and stays as it is
 */
export function withEntryMoved(
  page: EditedPage,
  pointer: string,
  { from, to, count }: { from: number; to: number; count: number },
): EditedPage {
  const list = valueAt(page, pointer);
  if (!Array.isArray(list) || list.length !== count) return page;
  const moved = list.toSpliced(from, 1).toSpliced(to, 0, list[from]);
  return withPart(page, pointerKeys(pointer), moved);
}

/** A copy of a block, without the id that only one block of a page can have. */
export function withoutAnchor(block: PageBlock): PageBlock {
  if (isUse(block)) return block;
  const { anchor: _, ...copy } = block;
  return copy as PageBlock;
}

import type { ResolvedBlock } from "../../engine/model/block.ts";

/** The blocks of a page as the frame shows them; nothing for one that cannot be shown yet. */
export type ShownBlocks = readonly (ResolvedBlock | null)[];

/** What has changed since a list of blocks was another one. */
export interface ChangedBlocks<Block = ResolvedBlock | null> {
  /** How many there are now. */
  count: number;
  /** Those that are other ones, each with its index. */
  changed: [at: number, block: Block][];
}

/** What has changed between two lists. Blocks that are the same object are the same. */
export function changesOf<Block>(
  before: readonly Block[],
  now: readonly Block[],
): ChangedBlocks<Block> {
  const changed = now.flatMap((block, at): [number, Block][] =>
    at < before.length && before[at] === block ? [] : [[at, block]],
  );
  return { count: now.length, changed };
}

/** The list after a change. */
export function withChanges<Block>(
  before: readonly Block[],
  { count, changed }: ChangedBlocks<Block>,
): Block[] {
  const blocks = before.slice(0, count);
  for (const [at, block] of changed) blocks[at] = block;
  return blocks;
}

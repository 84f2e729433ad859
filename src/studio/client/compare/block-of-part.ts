import type { PageBlock } from "../../../engine/model/block.ts";
import type { PagePart } from "./page-parts.ts";

type Part = Pick<PagePart, "block" | "words">;

/** A way to say which block each of the first parts shows. */
interface Assignment {
  blocks: number[];
  score: number;
}

/** Most blocks show one part each. */
const NEXT = 0.3;
/** For each block that would show nothing. */
const LEFT_OUT = -0.1;

/**
 * Which block of a page's file a part shows. Blocks and parts stand in the same order; where some blocks show several parts, or
 * none, it is known by the words as well. Much of a part may come from elsewhere: a card says what its page says.
 *
 * @param parts all parts of the page
 * @returns nothing for what stands above and below the blocks
 */
export function blockOfPart(
  part: Part,
  parts: readonly Part[],
  blocks: readonly PageBlock[],
): number | undefined {
  const shown = parts.filter(({ block }) => block !== undefined);
  if (part.block === undefined || shown.length === blocks.length) return part.block;
  return likeliest(shown, blocks)[shown.indexOf(part)];
}

/** For each part the block that it shows, so that their words agree best. */
function likeliest(parts: readonly Part[], blocks: readonly PageBlock[]): number[] {
  const wordsOfBlocks = blocks.map((block) => wordsIn(JSON.stringify(block)));
  let candidates: Assignment[] = [{ blocks: [], score: 0 }];
  for (const { words } of parts) {
    const own = wordsIn(words);
    candidates = wordsOfBlocks.map((of, block) => {
      const before = bestTo(candidates, block);
      return {
        blocks: [...before.blocks, block],
        score: before.score + shareOf(own, of, wordsOfBlocks),
      };
    });
  }
  return candidates.reduce((best, way) => (way.score > best.score ? way : best)).blocks;
}

/** The best way so far from which one can go on with a block. */
function bestTo(candidates: readonly Assignment[], block: number): Assignment {
  const going = candidates.flatMap((way) => {
    const by = block - (way.blocks.at(-1) ?? -1);
    const step = by === 0 ? 0 : NEXT + (by - 1) * LEFT_OUT;
    return by < 0 ? [] : [{ ...way, score: way.score + step }];
  });
  return going.reduce((best, way) => (way.score > best.score ? way : best));
}

/** How much of a part's words a block says. A word that many blocks have weighs little. */
function shareOf(
  own: ReadonlySet<string>,
  block: ReadonlySet<string>,
  wordsOfBlocks: readonly ReadonlySet<string>[],
): number {
  const weigh = (words: readonly string[]) =>
    words
      .map((word) => 1 / Math.max(1, wordsOfBlocks.filter((one) => one.has(word)).length))
      .reduce((sum, weight) => sum + weight, 0);
  const all = weigh([...own]);
  return all === 0 ? 0 : weigh([...own].filter((word) => block.has(word))) / all;
}

function wordsIn(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}

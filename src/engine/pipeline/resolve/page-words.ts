import { type Block, isUse, overridden, type SharedUse } from "../../model/block.ts";
import { definitionOf } from "../../model/block-definition.ts";
import type { PageEntry, SiteIndex } from "../index/site-index.ts";
import type { VisitTexts } from "../texts/visit-texts.ts";
import { timesOfBlock } from "../time/block-times.ts";
import { pagesOf } from "./page-lists.ts";

/**
 * All words of a page's blocks as they are written, those of shared blocks and of facts that it compares
 * included. The page may be in the middle of a change, so that anything may be missing in it.
 *
 * @param visit goes through the texts of a page
 */
export function wordsOfPage(visit: VisitTexts, index: SiteIndex, entry: PageEntry): string {
  const { blocks } = index.pages.get(entry.route)?.page ?? entry.page;
  const words: string[] = [];
  for (const block of [blocks].flat() as (Partial<Block> | null)[]) {
    if (block && index.clock.timingOf(timesOfBlock(index, block as Block)) !== "current") continue;
    const shown = isUse(block) ? shownBy(block, index) : block;
    visit({ blocks: [shown] }, (text) => words.push(text));
    if (block?.type !== undefined) words.push(...comparedFacts(index, entry.route, block as Block));
  }
  return words.join("\n");
}

function shownBy(use: SharedUse, { shared }: SiteIndex): Block | undefined {
  const block = shared.get(use.use)?.block;
  return block && overridden(block, use);
}

function comparedFacts(index: SiteIndex, route: string, block: Block): string[] {
  const compared = definitionOf(index.definitions.blocks, block)?.comparedFacts?.(block);
  if (compared?.pages === undefined) return [];
  const shown = new Set(compared.names.map(({ name }) => name));
  return pagesOf(index, route, compared.pages).flatMap(({ page: { facts = [] } }) =>
    facts.flatMap(({ name, text }) => (shown.has(name) ? [text] : [])),
  );
}

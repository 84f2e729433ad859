import type { Block } from "../../../theme/blocks/types.ts";
import type { PageEntry, SiteIndex } from "../index/site-index.ts";
import type { VisitTexts } from "../texts/visit-texts.ts";
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
    const shown = block?.type === "shared" ? index.shared.get(block.name ?? "")?.block : block;
    visit({ blocks: [shown] }, (text) => words.push(text));
    if (block?.type === "comparison") words.push(...comparedFacts(index, entry.route, block));
  }
  return words.join("\n");
}

function comparedFacts(
  index: SiteIndex,
  route: string,
  { columns, pages }: Partial<Extract<Block, { type: "comparison" }>>,
): string[] {
  const compared = new Set([columns ?? []].flat().map((column) => column?.fact));
  return pagesOf(index, route, pages ?? [])
    .flatMap(({ page }) => page.facts ?? [])
    .filter((fact) => compared.has(fact?.name))
    .map(({ text }) => text);
}

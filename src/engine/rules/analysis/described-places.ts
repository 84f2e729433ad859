import { type Block, isUse } from "../../model/block.ts";
import { definitionOf, type ShownPlace } from "../../model/block-definition.ts";
import { appendPointer } from "../../model/pointer.ts";
import type { CheckedPage, PageSite } from "../../pipeline/site.ts";
import type { Position } from "./roots.ts";

/** A place of business that a block of a page shows, and where the block says which. */
export interface PlaceInBlock extends Pick<ShownPlace, "route" | "business">, Position {}

/** The places of business that the blocks of a page show, those of shared blocks among them. */
export function placesInBlocks({ entry }: CheckedPage, { index }: PageSite): PlaceInBlock[] {
  const { blocks } = index.definitions;
  const placesOf = (block: Block) => definitionOf(blocks, block)?.shownPlaces?.(block) ?? [];
  return entry.page.blocks.flatMap((block, at): PlaceInBlock[] => {
    const own = { file: entry.file, pointer: appendPointer("/blocks", at) };
    const shared = isUse(block) ? index.shared.get(block.use) : undefined;
    if (isUse(block) && !shared) return [];
    const places = placesOf(shared?.block ?? (block as Block));
    return places.map(({ pointer, ...place }) => {
      // Which place a page is about is up to the page, wherever the block is written.
      const isNamed = place.route !== undefined || place.business !== undefined;
      const base = shared && isNamed ? { file: shared.file, pointer: "/block" } : own;
      return { ...place, file: base.file, pointer: `${base.pointer}${pointer}` };
    });
  });
}

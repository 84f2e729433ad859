import type { ResolvedBlock } from "./block.ts";
import {
  type BlockDefinition,
  type BlockDefinitions,
  type BlockStatements,
  definitionOf,
  type Hydration,
  type Opening,
} from "./block-definition.ts";
import type { ResolvedPage } from "./resolved-page.ts";

type Blocks = Pick<ResolvedPage, "blocks">;

/** When a page needs React. The most urgent of its blocks decides. */
export function hydrationOf({ blocks }: Blocks, definitions: BlockDefinitions): Hydration {
  const wanted = new Set(
    blocks.map((block) => definitionOf(definitions, block)?.hydrate?.(block) ?? "intent"),
  );
  return (["now", "loaded"] as const).find((one) => wanted.has(one)) ?? "intent";
}

/** What kind of article a page is; none for other pages. */
export function articleKind(
  { blocks }: Blocks,
  definitions: BlockDefinitions,
): BlockDefinition["article"] {
  return blocks
    .map((block) => definitionOf(definitions, block)?.article)
    .find((kind) => kind !== undefined);
}

/** Whether a block gives its page the main heading. */
export function isOpening(block: ResolvedBlock, definitions: BlockDefinitions): boolean {
  return definitionOf(definitions, block)?.opening !== undefined;
}

/** How a page begins; nothing where no block opens it, or what that block shows is not known. */
export function openingOf({ blocks }: Blocks, definitions: BlockDefinitions): Opening | undefined {
  const first = blocks.find((block) => isOpening(block, definitions));
  return first && definitionOf(definitions, first)?.opening?.(first);
}

/** What the blocks of a page say to search engines, in their order. */
export function statementsOf({ blocks }: Blocks, definitions: BlockDefinitions): BlockStatements[] {
  return blocks.map((block) => definitionOf(definitions, block)?.structuredData?.(block) ?? {});
}

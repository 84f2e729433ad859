import { type ComponentType, createElement, Fragment } from "react";
import type { ResolvedBlock } from "../engine/model/block.ts";

/** Components of blocks, by type. Each takes the blocks of its type. */
export type BlockComponents = Readonly<Record<string, unknown>>;

/** Blocks, and components for all of them. */
export interface BlockListProps {
  blocks: ResolvedBlock[];
  components: BlockComponents;
}

/** The blocks of a page, from top to bottom. They have no identity but their order, so they carry no keys. */
export function BlockList({ blocks, components }: BlockListProps) {
  return createElement(
    Fragment,
    null,
    ...blocks.map((block) => createElement(componentOf(block, components), block)),
  );
}

/** One block by itself. */
export function SingleBlock({
  block,
  components,
}: {
  block: ResolvedBlock;
  components: BlockComponents;
}) {
  return createElement(componentOf(block, components), block);
}

/** The validator lets no other types through, and the component of a type takes its blocks. */
function componentOf({ type }: ResolvedBlock, components: BlockComponents) {
  return components[type] as ComponentType<ResolvedBlock>;
}

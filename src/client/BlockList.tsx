import { type ComponentType, createElement, Fragment } from "react";
import type { ResolvedBlock } from "../engine/model/resolved-block.ts";
import { registry } from "../theme/blocks/registry.ts";

/** The blocks of a page, from top to bottom. They have no identity but their place, so they carry no keys. */
export function BlockList({ blocks }: { blocks: ResolvedBlock[] }) {
  return createElement(
    Fragment,
    null,
    ...blocks.map((block) => createElement(componentOf(block), block)),
  );
}

/** One block by itself. */
export function SingleBlock({ block }: { block: ResolvedBlock }) {
  return createElement(componentOf(block), block);
}

/** The registry is exhaustive, so the component fits the block it is looked up with. */
function componentOf(block: ResolvedBlock): ComponentType<ResolvedBlock> {
  return registry[block.type] as ComponentType<ResolvedBlock>;
}

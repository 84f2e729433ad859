import { type ComponentType, createElement, Fragment } from "react";
import type { ResolvedBlock } from "../engine/model/block.ts";
import { COMPONENTS } from "../theme/blocks/components.ts";

/** The blocks of a page, from top to bottom. They have no identity but their order, so they carry no keys. */
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

/** The validator lets no other types through, and the component of a type takes its blocks. */
function componentOf({ type }: ResolvedBlock): ComponentType<ResolvedBlock> {
  return COMPONENTS[type as keyof typeof COMPONENTS] as unknown as ComponentType<ResolvedBlock>;
}

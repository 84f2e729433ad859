import {
  createContext,
  createElement,
  Fragment,
  type FragmentInstance,
  memo,
  type ReactElement,
  type RefObject,
  useContext,
  useRef,
} from "react";
import { SingleBlock } from "../../../client/BlockList.tsx";
import type { ResolvedBlock } from "../../../engine/model/block.ts";
import { ALL_COMPONENTS } from "../../../theme/blocks/all-components.ts";
import type { ShownBlocks } from "../../contract/changed-blocks.ts";
import { BlockBoundary } from "./BlockBoundary.tsx";
import { hasTwins } from "./twins.ts";

/** The blocks that are shown, which what stands around them does not depend on. */
export const BlocksContext = createContext<ShownBlocks>([]);

/** Where blocks stand in the document. */
export type Fragments = RefObject<(FragmentInstance | null)[]>;

interface BlockProps {
  block: ResolvedBlock | null;
  at: number;
  fragments: Fragments;
}

/** The blocks of the page. Of a long list only those are gone through that are other ones. */
export const FrameBlocks = memo(function FrameBlocks({ fragments }: { fragments: Fragments }) {
  const blocks = useContext(BlocksContext);
  const elements = useRef<ReactElement<BlockProps>[]>([]);
  elements.current = blocks.map((block, at) => {
    const known = elements.current[at];
    return known?.props.block === block
      ? known
      : createElement(FrameBlock, { block, at, fragments });
  });
  return createElement(Fragment, null, ...elements.current);
});

const FrameBlock = memo(function FrameBlock({ block, at, fragments }: BlockProps) {
  const keep = (fragment: FragmentInstance | null) => {
    fragments.current[at] = fragment;
  };
  const key = useRef(0);
  if (block && hasTwins(block)) key.current += 1;
  const shown =
    block && createElement(SingleBlock, { key: key.current, block, components: ALL_COMPONENTS });
  return createElement(Fragment, { ref: keep }, createElement(BlockBoundary, { block }, shown));
});

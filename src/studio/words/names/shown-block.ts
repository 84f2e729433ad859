import {
  type Block,
  isUse,
  overridden,
  type PageBlock,
  type SharedUse,
} from "../../../engine/model/block.ts";
import type { NamedSite } from "./naming.ts";

/** The block that stands behind the use of a shared part, as all pages show it; nothing for one that is not there. */
export function sharedBlock(
  { use }: SharedUse,
  { shared }: Pick<NamedSite, "shared">,
): Block | undefined {
  return shared.find(({ name }) => name === use)?.block;
}

/** A block with everything that the page shows of it: a shared one with what this page says otherwise. */
export function shownBlock(block: PageBlock, site: NamedSite): Block | undefined {
  if (!isUse(block)) return block;
  const shared = sharedBlock(block, site);
  return shared && overridden(shared, block);
}

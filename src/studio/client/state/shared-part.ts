import {
  type Block,
  isUse,
  overridden,
  type PageBlock,
  type SharedUse,
  WITH,
} from "../../../engine/model/block.ts";
import type { Overview } from "../../contract/answers.ts";
import { withKey } from "./values.ts";

/** The block that stands behind the use of a shared part, as all pages show it; nothing for one that is not there. */
export function sharedBlock({ use }: SharedUse, { shared }: Overview): Block | undefined {
  return shared.find(({ name }) => name === use)?.block;
}

/** A block with everything that the page shows of it: a shared one with what this page says otherwise. */
export function shownBlock(block: PageBlock, overview: Overview): Block | undefined {
  if (!isUse(block)) return block;
  const shared = sharedBlock(block, overview);
  return shared && overridden(shared, block);
}

/** Whether a page says a field of a shared part otherwise. */
export function isOverridden({ with: own }: SharedUse, key: string): boolean {
  return own !== undefined && Object.hasOwn(own, key);
}

/**
 * A shared part with another value for one field on this page alone; without a value the page shows the shared one again.
 *
 * @param order of the fields of the part
 */
export function withOverride(
  { with: own = {}, ...use }: SharedUse,
  key: string,
  value: unknown,
  order: string[],
): SharedUse {
  const next = withKey(own, key, value, order);
  return Object.keys(next).length === 0 ? use : { ...use, [WITH]: next };
}

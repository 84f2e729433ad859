import { isUse } from "../../model/block.ts";
import { type Times, timesOf } from "../../model/times.ts";
import type { BlockOutline, SiteIndex } from "../index/site-index.ts";

/** The times of a block as a page shows it: a shared one has its own, but where the page says otherwise. */
export function timesOfBlock({ shared }: Pick<SiteIndex, "shared">, block: BlockOutline): Times {
  if (!isUse(block)) return timesOf(block);
  const own: Times = block.with ?? {};
  return timesOf({ ...shared.get(block.use)?.block, ...own });
}

import { isUse, WITH } from "../../model/block.ts";
import { appendPointer } from "../../model/pointer.ts";
import { hasTimes, type Times, timesOf } from "../../model/times.ts";
import { isNeeded } from "../index/hidden.ts";
import type { PageEntry, SiteIndex } from "../index/site-index.ts";
import { timesOfBlock } from "./block-times.ts";

/** A part of a site that has times. */
export interface TimedPart {
  kind: "page" | "block" | "redirect";
  file: string;
  /** Where the fields stand that say its times. */
  pointer: string;
  /** The times that are written there. */
  written: Times;
  /** Its times, which may be those of a shared block in part. */
  times: Times;
}

/** The parts of a page that have times, and the page itself. Blocks that were not read are not read for it. */
export function timedPartsOf(entry: PageEntry, index: Pick<SiteIndex, "shared">): TimedPart[] {
  const { file, page } = entry;
  const parts: TimedPart[] = [];
  const add = (kind: TimedPart["kind"], pointer: string, written: Times, times = written) => {
    if (hasTimes(written)) parts.push({ kind, file, pointer, written: timesOf(written), times });
  };
  if (!isNeeded(entry.route)) add("page", "", timesOf(page));
  (page.aliases ?? []).forEach((alias, at) => {
    if (typeof alias !== "string") add("redirect", `/aliases/${at}`, timesOf(alias));
  });
  (entry.outline ?? page.blocks).forEach((block, at) => {
    const pointer = appendPointer("/blocks", at);
    if (!isUse(block)) add("block", pointer, timesOf(block));
    else add("block", appendPointer(pointer, WITH), block.with ?? {}, timesOfBlock(index, block));
  });
  return parts;
}

/** The shared blocks that have times. */
export function timedSharedBlocks({ shared }: Pick<SiteIndex, "shared">): TimedPart[] {
  return [...shared.values()].flatMap(({ file, block }): TimedPart[] => {
    const times = timesOf(block);
    if (!hasTimes(times)) return [];
    return [{ kind: "block", file, pointer: "/block", written: times, times }];
  });
}

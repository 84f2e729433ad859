import type { Output } from "./output.ts";

/** One part of a site that is built on several machines. */
export interface Shard {
  /** Which part, from 1. */
  number: number;
  /** How many parts there are. */
  count: number;
}

/** The whole site as one part. */
export const WHOLE: Shard = { number: 1, count: 1 };

/** The file by which parts are known and put together; a whole site has none. */
export const SHARD_FILE = "_shard.json";

/** What the file says. */
export interface ShardMark extends Shard {
  /** The id of the build; parts of different builds do not fit together. */
  build: string;
}

/** The entries of a list that belong to a part: every machine counts in the same way. */
export function* ownEntries<Entry>(entries: Iterable<Entry>, shard: Shard): Generator<Entry> {
  let at = 0;
  for (const entry of entries) {
    if (at % shard.count === shard.number - 1) yield entry;
    at += 1;
  }
}

/** Whether a part brings what the site has only once: scripts, styles, sitemap and the rules for hosts. */
export function bringsCommonFiles({ number }: Shard): boolean {
  return number === 1;
}

/** Marks an output as a part of a site. */
export function markShard(output: Output, shard: Shard, build: string): void {
  if (shard.count > 1) output.write(SHARD_FILE, JSON.stringify({ ...shard, build }));
}

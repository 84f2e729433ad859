import { compacted } from "../cache/compacted.ts";
import { ofPages } from "../cache/join-snapshots.ts";
import { shortHash } from "../cache/short-hash.ts";
import type { Snapshot } from "../cache/snapshot.ts";
import type { Records } from "./records.ts";
import type { Shard } from "./shard.ts";
import type { ShardSite } from "./shard-site.ts";

/** The results of a shard, and what they were computed from. */
export interface OwnRecordsOptions {
  shard: Shard;
  /** Those of all pages. */
  heads: Snapshot;
  /** Selects its own pages, by the paths of their files. */
  isOwn: (path: string) => boolean;
}

/** The results of a shard for its own pages. */
export function ownRecords(
  found: Snapshot,
  { build, engine }: ShardSite,
  { shard, heads, isOwn }: OwnRecordsOptions,
): Omit<Records, "more"> {
  const snapshot = compacted(ofPages(found, isOwn));
  return { ...shard, build: buildOfPages(build, heads), engine, snapshot };
}

/** Stands for what all machines have in common, and for the texts of all pages: parts that saw others do not fit together. */
export function buildOfPages(build: string, { files }: Snapshot): string {
  const texts = [...files].map(([path, { text }]) => `${path} ${text}`).sort();
  return shortHash([build, ...texts].join("\n"));
}

import { createSiteCache, type SiteCache } from "../cache/site-cache.ts";
import {
  NO_SNAPSHOT,
  readSnapshot,
  type Snapshot,
  type SnapshotLocation,
  writeSnapshot,
} from "../cache/snapshot.ts";
import type { Engine } from "../engine.ts";
import { engineName, snapshotLocation } from "../examine.ts";
import type { Folders, Overrides } from "../load.ts";
import { buildId } from "./build-id.ts";
import { isOwnPage, type Shard, shardName } from "./shard.ts";

/** A site on one of the machines that build it. */
export interface ShardSite {
  folders: Folders;
  engine: string;
  /** Has to be the same on all machines. */
  build: string;
  /** Where the results of earlier runs of this step are kept; nowhere by a program that is not compiled. */
  location?: SnapshotLocation;
}

/**
 * Finds out what has to be the same on all machines.
 *
 * @param shard none on the machine that joins them. What is kept is of each its own, so that several on one machine do not take it from one another
 */
export function shardSite(
  engine: Engine,
  folders: Folders,
  overrides: Overrides,
  shard?: Shard,
): ShardSite {
  const name = engineName(engine);
  const location = snapshotLocation({ ...engine, folders });
  const part = shard ? shardName(shard) : "joined";
  return {
    folders,
    engine: name,
    build: buildId({ folders, engine: name, overrides }),
    location: location && { ...location, site: `${location.site} ${part}` },
  };
}

/** What earlier runs have kept here. */
export function keptHere({ location }: ShardSite): Snapshot {
  return location ? readSnapshot(location) : NO_SNAPSHOT;
}

/** Opens what is known of a shard: of all pages what they say of themselves, of its own what earlier runs have kept. */
export function openShardCache(
  engine: Engine,
  site: ShardSite,
  { shard, heads }: { shard: Shard; heads: Snapshot },
): SiteCache {
  const before = { ...keptHere(site), files: heads.files };
  return createSiteCache(engine, before, {
    location: site.location,
    isRead: (path) => isOwnPage(shard, path),
  });
}

/** Opens the results of all shards together. Pages with results are not read. */
export function openJoinedCache(engine: Engine, site: ShardSite, joined: Snapshot): SiteCache {
  const { comparisons } = keptHere(site);
  return createSiteCache(engine, { ...joined, comparisons }, { isRead: () => false });
}

/** Keeps what comparing pages has given, which nobody but the machine that joins the shards finds out. */
export function keepComparisons(
  { location }: ShardSite,
  comparisons: Snapshot["comparisons"],
): void {
  if (location && comparisons.size > 0) writeSnapshot(location, { ...NO_SNAPSHOT, comparisons });
}

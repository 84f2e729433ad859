import { createSiteCache, type SiteCache } from "../cache/site-cache.ts";
import {
  NO_SNAPSHOT,
  readSnapshot,
  type Snapshot,
  type SnapshotPlace,
  writeSnapshot,
} from "../cache/snapshot.ts";
import type { Engine } from "../engine.ts";
import { engineName, placeOf } from "../examine.ts";
import type { Folders, Overrides } from "../load.ts";
import { buildId } from "./build-id.ts";
import { isOwnPage, type Shard, shardName } from "./shard.ts";

/** A site on one of the machines that build it. */
export interface ShardSite {
  folders: Folders;
  engine: string;
  /** Has to be the same on all machines. */
  build: string;
  /** Where it is kept what earlier runs have found out in this step; nowhere by a program that is not compiled. */
  place?: SnapshotPlace;
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
  const place = placeOf({ ...engine, folders });
  const part = shard ? shardName(shard) : "joined";
  return {
    folders,
    engine: name,
    build: buildId({ folders, engine: name, overrides }),
    place: place && { ...place, site: `${place.site} ${part}` },
  };
}

/** What earlier runs have kept here. */
export function keptHere({ place }: ShardSite): Snapshot {
  return place ? readSnapshot(place) : NO_SNAPSHOT;
}

/** Opens what is known of a shard: of all pages what they say of themselves, of its own what earlier runs have kept. */
export function openShardCache(
  engine: Engine,
  site: ShardSite,
  { shard, heads }: { shard: Shard; heads: Snapshot },
): SiteCache {
  const before = { ...keptHere(site), files: heads.files };
  return createSiteCache(engine, before, {
    place: site.place,
    isRead: (path) => isOwnPage(shard, path),
  });
}

/** Opens what all shards have found out together. No page is read of which anything is known. */
export function openJoinedCache(engine: Engine, site: ShardSite, joined: Snapshot): SiteCache {
  const { comparisons } = keptHere(site);
  return createSiteCache(engine, { ...joined, comparisons }, { isRead: () => false });
}

/** Keeps what comparing pages has given, which nobody but the machine that joins the shards finds out. */
export function keepComparisons({ place }: ShardSite, comparisons: Snapshot["comparisons"]): void {
  if (place && comparisons.size > 0) writeSnapshot(place, { ...NO_SNAPSHOT, comparisons });
}

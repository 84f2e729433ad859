import { readdirSync } from "node:fs";
import { join } from "node:path";
import { joinSnapshots } from "../cache/join-snapshots.ts";
import { createKnownFiles } from "../cache/read-known.ts";
import { NO_SNAPSHOT, type Snapshot } from "../cache/snapshot.ts";
import { isPagePath } from "../load.ts";
import { listFolder } from "../read.ts";
import type { DocumentRules } from "../read-files.ts";
import { writeWhole } from "../write-whole.ts";
import { readRecords, recordsToBytes } from "./records.ts";
import {
  assertComplete,
  assertSameBuild,
  isOwnPage,
  type Shard,
  ShardError,
  shardName,
} from "./shard.ts";
import { keptHere, type ShardSite } from "./shard-site.ts";

/**
 * The first step of a shard: reads its own pages, and writes what they say of themselves, which the pages of all shards may
 * show. Of a page with a mistake nothing is written: the machines that need it read it themselves.
 *
 * @param records folder that is given the file of this shard
 * @returns how many pages are the shard's own
 */
export function writeHeads(
  site: ShardSite,
  rules: DocumentRules,
  { shard, records }: { shard: Shard; records: string },
): number {
  const { folders, engine, build } = site;
  const files = createKnownFiles(keptHere(site).files, rules);
  const own = listFolder(folders.pages).files.filter(
    (path) => isPagePath(path) && isOwnPage(shard, path),
  );
  for (const path of own) files.readOne(folders.pages, path);
  const snapshot = { ...NO_SNAPSHOT, files: files.known() };
  const bytes = recordsToBytes({ ...shard, build, engine, snapshot, more: {} });
  writeWhole(join(records, headsFile(shard)), bytes);
  return own.length;
}

/**
 * Reads the heads of all shards.
 *
 * @throws {ShardError} when some are missing, damaged, or do not fit to this machine
 */
export function readHeads(
  { engine, build }: ShardSite,
  { shard, records }: { shard: Shard; records: string },
): Snapshot {
  const names = namesIn(records).filter((name) => name.endsWith(HEADS));
  const all = Array.from({ length: shard.count }, (_, at) => ({ ...shard, number: at + 1 }));
  const missing = all.filter((one) => !names.includes(headsFile(one)));
  if (missing.length > 0)
    throw new ShardError(
      `The heads of ${missing.map(shardName).join(", ")} are not in ${records}. Run --step heads for every part first, and bring what each has written into this folder.`,
    );
  const heads = names.map((name) => readRecords(join(records, name), engine));
  assertComplete(heads);
  assertSameBuild(heads, build);
  return joinSnapshots(heads.map(({ snapshot }) => snapshot));
}

const HEADS = ".heads";

function headsFile({ number, count }: Shard): string {
  return `${number}-of-${count}${HEADS}`;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

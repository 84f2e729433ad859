import { relative } from "node:path";
import { SITE_FILES } from "../model/written-files.ts";
import { slashed } from "../pipeline/read.ts";
import type { Facts, Manifest } from "./known/manifest.ts";
import { fromBytes, toBytes } from "./known/manifest-bytes.ts";
import type { Output } from "./output.ts";
import { pageFileOf, type WrittenSite } from "./written/written-site.ts";

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
export const SHARD_FILE = SITE_FILES.part;

/** What the file says. */
export interface ShardMark extends Shard {
  /** The id of the build; parts of different builds do not fit together. */
  build: string;
  /** What has to be known to follow links into the other parts. Files are named from the folder where the build ran. */
  site: WrittenSite;
  /** What is known of the files of the part: the bytes of its manifest, as base64. */
  manifest: string;
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

/** An output that is marked as a part of a site. */
export interface MarkedPart {
  shard: Shard;
  /** The id of the build. */
  build: string;
  site: WrittenSite;
  /** The folder from which its files are named. */
  cwd: string;
  /** What is known of its files together. */
  facts: Facts;
}

/** Marks an output as a part of a site. */
export function markShard(output: Output, { shard, build, site, cwd, facts }: MarkedPart): void {
  const manifest = output.manifest(facts);
  const mark: ShardMark = {
    ...shard,
    build,
    site: siteOfPart(site, manifest, cwd),
    manifest: toBytes(manifest).toString("base64"),
  };
  output.mark(SHARD_FILE, JSON.stringify(mark));
}

/** What is known of the files of a part. */
export function manifestOfPart({ manifest }: ShardMark): Manifest | undefined {
  return fromBytes("", Buffer.from(manifest, "base64"));
}

/** What has to be known of the site of a part. Of its files those are named whose documents the part has. */
function siteOfPart(site: WrittenSite, manifest: Manifest, cwd: string): WrittenSite {
  const nameOf = (file: string) => slashed(relative(cwd, file));
  const own = new Set([...manifest.files.keys()].map((path) => pageFileOf(site, path)));
  const files = Object.entries(site.files).filter(([, file]) => own.has(file));
  return {
    ...site,
    siteFile: nameOf(site.siteFile),
    files: Object.fromEntries(files.map(([route, file]) => [route, nameOf(file)])),
  };
}

import { relative } from "node:path";
import { SITE_FILES } from "../model/written-files.ts";
import { slashed } from "../pipeline/read.ts";
import type { CheckedSite } from "../pipeline/site.ts";
import type { Output } from "./output.ts";
import type { Collected } from "./written/collect.ts";
import { type WrittenSite, writtenSite } from "./written/written-site.ts";

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
  written: WrittenPart;
}

/** What the documents of a part refer to, so that their links can be followed into the other parts. */
export interface WrittenPart {
  /** Its files are named from the folder where the build ran. */
  site: WrittenSite;
  collected: Collected;
}

/** Prepares what a part says of its documents: of the site's files it names only those that it may need, from the folder where the build runs. */
export function writtenPart(site: CheckedSite, collected: Collected, cwd: string): WrittenPart {
  const { siteFile, files, ...facts } = writtenSite(site);
  const nameOf = (file: string) => slashed(relative(cwd, file));
  const routes = new Set([...collected.seen.map(({ route }) => route), "/404"]);
  const needed = Object.entries(files).filter(([route]) => routes.has(route));
  return {
    site: {
      ...facts,
      siteFile: nameOf(siteFile),
      files: Object.fromEntries(needed.map(([route, file]) => [route, nameOf(file)])),
    },
    collected,
  };
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
export function markShard(output: Output, mark: ShardMark): void {
  output.write(SHARD_FILE, JSON.stringify(mark));
}

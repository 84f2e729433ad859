import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Issue } from "../model/issue.ts";
import { SITE_FILES } from "../model/written-files.ts";
import type { Folders } from "../pipeline/load.ts";
import { slashed } from "../pipeline/read.ts";
import { type Records, readRecords } from "../pipeline/shards/records.ts";
import { ShardError } from "../pipeline/shards/shard.ts";
import type { Manifest } from "./known/manifest.ts";
import { fromBytes, toBytes } from "./known/manifest-bytes.ts";
import type { ListedPage } from "./output-pages.ts";
import type { Broken } from "./written/collect.ts";

/** The file by which parts are known and put together; a whole site has none. */
export const PART_FILE = SITE_FILES.part;

/** What a part knows beside the records of its pages. */
export interface PartFindings {
  /** Whether its pages are written: not when one has an error. */
  isWritten: boolean;
  isCompressed: boolean;
  /** The id of the build; documents of different ones do not fit together. */
  documents: string;
  /** What is known of its files: the bytes of the manifest, as base64. */
  manifest: string;
  /** Mistakes within single documents. */
  broken: readonly Broken[];
  /** What is wrong with the site's own parts, and stopped the build. Files are named from the folder of the site. */
  stopped: Issue[];
  /** The pages of the articles that it has written. */
  articles: ListedPage[];
}

/** A part of a site that was built. */
export interface Part {
  folder: string;
  records: Records<PartFindings>;
  manifest: Manifest;
}

/** A manifest as it is written into the file of a part. */
export function packedManifest(manifest: Manifest): string {
  return toBytes(manifest).toString("base64");
}

/**
 * Reads what a part knows.
 *
 * @throws {ShardError} when the folder is no part, when its file is damaged, or of another engine
 */
export function readPart(folder: string, engine: string): Part {
  const file = join(folder, PART_FILE);
  if (!existsSync(file))
    throw new ShardError(
      `${folder} is no part of a site. Build one with \`npm run build -- --shard 1/4 --step pages\`.`,
    );
  const records = readRecords<PartFindings>(file, engine);
  const manifest = fromBytes("", Buffer.from(records.more.manifest, "base64"));
  if (!manifest) throw new ShardError(`${file} is damaged. Build this part again.`);
  return { folder, records, manifest };
}

/** An issue whose file is named from the folder of the site, which lies elsewhere on other machines. */
export function leaving(issue: Issue, { pages }: Folders): Issue {
  return { ...issue, file: slashed(relative(dirname(pages), issue.file)) };
}

/** The same on this machine. */
export function entering(issue: Issue, { pages }: Folders): Issue {
  return { ...issue, file: slashed(join(dirname(pages), issue.file)) };
}

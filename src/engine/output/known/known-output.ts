import { lstatSync } from "node:fs";
import { join } from "node:path";
import { textIfReadable } from "../../pipeline/regular-file.ts";
import { idInRecord, OUTPUT_FILE } from "../output-record.ts";
import type { KnownFile, Manifest } from "./manifest.ts";
import { readManifest } from "./manifests.ts";

/** An output of an earlier build, with what is known of it. */
export interface KnownOutput {
  folder: string;
  manifest: Manifest;
}

/**
 * Finds out what is known of an output, by the id in its record.
 *
 * @param cache folder where manifests are kept between builds
 * @param other whose manifest may be the same
 * @returns nothing when it is no output, or nothing of it is known
 */
export function knownOutput(
  folder: string,
  cache: string,
  other?: KnownOutput,
): KnownOutput | undefined {
  const id = recordedId(folder);
  if (id === undefined) return undefined;
  const manifest = id === other?.manifest.id ? other.manifest : readManifest(cache, id);
  return manifest && { folder, manifest };
}

/** The id in the record of an output, as it is now. */
export function recordedId(folder: string): string | undefined {
  return idInRecord(textIfReadable(join(folder, OUTPUT_FILE)));
}

/**
 * A file of an output that was made from the same.
 *
 * @returns nothing when it was not, or when somebody else has changed it or taken it away
 */
export function sameFile(
  { folder, manifest }: KnownOutput,
  path: string,
  key: string,
): KnownFile | undefined {
  const known = manifest.files.get(path);
  if (known?.key !== key) return undefined;
  const stats = lstatSync(join(folder, path), { throwIfNoEntry: false });
  return stats?.isFile() && stats.size === known.size ? known : undefined;
}

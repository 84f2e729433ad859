import { utimesSync } from "node:fs";
import { dirname, join } from "node:path";
import { keepNewest } from "../../pipeline/kept.ts";
import { readBytes } from "../../pipeline/regular-file.ts";
import { writeWhole } from "../../pipeline/write-whole.ts";
import type { Manifest } from "./manifest.ts";
import { fromBytes, toBytes } from "./manifest-bytes.ts";

/** Outputs that a manifest is kept for. */
const MOST_KEPT = 16;

/**
 * Reads the manifest of an output.
 *
 * @param cache folder where manifests are kept between builds
 * @returns nothing when none is kept, or a damaged one
 */
export function readManifest(cache: string, id: string): Manifest | undefined {
  const file = fileOf(cache, id);
  try {
    const manifest = fromBytes(id, readBytes(file));
    // Those that are used stay.
    if (manifest) utimesSync(file, new Date(), new Date());
    return manifest;
  } catch {
    return undefined;
  }
}

/** Keeps a manifest for the builds that start from its output. */
export function keepManifest(cache: string, manifest: Manifest): void {
  const file = fileOf(cache, manifest.id);
  writeWhole(file, toBytes(manifest));
  keepNewest(dirname(file), MOST_KEPT);
}

function fileOf(cache: string, id: string): string {
  return join(cache, "manifests", id);
}

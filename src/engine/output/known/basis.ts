import { mkdirSync, rmdirSync, rmSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { OUTPUT_FILE } from "../output-record.ts";
import type { Spare } from "../output-spare.ts";
import { knownOutput } from "./known-output.ts";
import type { KnownFile, Manifest } from "./manifest.ts";
import { scan } from "./scan.ts";

/** The folder that an output is written to, with what lies in it of an earlier output. */
export interface Basis {
  /** What is known of the earlier output; nothing when the folder was empty. */
  manifest?: Manifest;
  /** A file that lies there and was made from the same; nothing when there is none. */
  same(path: string, key: string): KnownFile | undefined;
  /** Removes everything that does not belong to the output. */
  removeOthers(kept: ReadonlySet<string>): void;
}

const GONE = new Set(["ENOENT", "ENOTDIR"]);
const EMPTY: Basis = { same: () => undefined, removeOthers: () => undefined };

/**
 * Makes the folder that an output is written to, from the output before the last one where that is there and
 * known. What somebody else has put into it, or changed, is taken away.
 *
 * @param cache folder where manifests are kept between builds
 */
export async function createBasis(folder: string, spare: Spare, cache: string): Promise<Basis> {
  const known = spare.takeTo(folder) ? knownOutput(folder, cache) : undefined;
  if (!known) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    return EMPTY;
  }
  const { manifest } = known;
  const { paths, sizes, folders } = await scan(folder, manifest.files.size);
  const whole = new Set<string>();
  for (const [at, path] of paths.entries())
    if (manifest.files.get(path)?.size === sizes[at]) whole.add(path);
    else if (path !== OUTPUT_FILE) unlinkSync(join(folder, path));
  return {
    manifest,
    same: (path, key) => {
      const file = whole.has(path) ? manifest.files.get(path) : undefined;
      return file?.key === key ? file : undefined;
    },
    removeOthers: (kept) => {
      const gone = [...whole].filter((path) => !kept.has(path));
      for (const path of gone) unlinkSync(join(folder, path));
      removeEmpty(folder, folders, kept);
    },
  };
}

/** Removes the folders that hold nothing of an output. */
function removeEmpty(folder: string, folders: string[], kept: ReadonlySet<string>): void {
  const needed = new Set<string>();
  for (const path of kept)
    for (let at = path.lastIndexOf("/"); at > 0; at = path.lastIndexOf("/", at - 1)) {
      const above = path.slice(0, at + 1);
      if (needed.has(above)) break;
      needed.add(above);
    }
  // Those within come after those that hold them.
  for (const path of folders.toReversed())
    if (!needed.has(path)) removeFolder(join(folder, path.slice(0, -1)));
}

/** A file may stand in its place by now. */
function removeFolder(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (cause) {
    if (!GONE.has((cause as NodeJS.ErrnoException).code ?? "")) throw cause;
  }
}

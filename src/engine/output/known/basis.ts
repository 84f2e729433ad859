import { mkdirSync, rmdirSync, rmSync, unlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { OUTPUT_FILE } from "../output-record.ts";
import type { Spare } from "../output-spare.ts";
import type { KnownOutput } from "./known-output.ts";
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

const LEFT = new Set(["ENOTEMPTY", "EEXIST", "ENOENT", "ENOTDIR"]);
const EMPTY: Basis = { same: () => undefined, removeOthers: () => undefined };

/**
 * Makes the folder that an output is written to, from the output before the last one where that is there and
 * known. What somebody else has put into it, or changed, is taken away.
 *
 * @param knownIn finds out what is known of it
 */
export async function createBasis(
  folder: string,
  spare: Spare,
  knownIn: (folder: string) => KnownOutput | undefined,
): Promise<Basis> {
  const known = spare.takeTo(folder) ? knownIn(folder) : undefined;
  if (!known) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    return EMPTY;
  }
  const { manifest } = known;
  const { paths, sizes, empty } = await scan(folder, manifest.files.size);
  const whole = new Set<string>();
  const removed: string[] = [];
  const remove = (path: string) => {
    unlinkSync(join(folder, path));
    removed.push(path);
  };
  for (const [at, path] of paths.entries())
    if (manifest.files.get(path)?.size === sizes[at]) whole.add(path);
    else if (path !== OUTPUT_FILE) remove(path);
  return {
    manifest,
    same: (path, key) => {
      const file = whole.has(path) ? manifest.files.get(path) : undefined;
      return file?.key === key ? file : undefined;
    },
    removeOthers: (kept) => {
      for (const path of whole) if (!kept.has(path)) remove(path);
      removeEmpty(folder, [...removed.map(dirname), ...empty]);
    },
  };
}

/** Removes those of some folders, and of the ones above them, that are empty. */
function removeEmpty(folder: string, paths: Iterable<string>): void {
  const all = new Set<string>();
  for (const path of paths) for (let at = path; at !== "."; at = dirname(at)) all.add(at);
  // Those within are longer than those that hold them.
  for (const path of [...all].sort((a, b) => b.length - a.length))
    removeIfEmpty(join(folder, path));
}

/** A file may stand in its place by now. */
function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (cause) {
    if (!LEFT.has((cause as NodeJS.ErrnoException).code ?? "")) throw cause;
  }
}

import { copyFileSync, linkSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeRoom } from "../make-room.ts";
import type { Basis } from "./basis.ts";
import { type KnownOutput, recordedId, sameFile } from "./known-output.ts";
import type { KnownFile, Manifest } from "./manifest.ts";

/** Files that are made together. */
export interface Thing {
  /** Names all that they are made from. */
  key: string;
  paths: readonly string[];
}

/** Files of an earlier output, in the order of their paths. */
export interface Taken {
  files: KnownFile[];
  /** Has what their notes name. */
  manifest: Manifest;
}

/** Where things can be taken from. */
export interface TakeFrom {
  /** The folder that is written to. */
  folder: string;
  /** What lies there already. */
  basis: Basis;
  /** The output that is replaced. */
  last?: KnownOutput;
}

/**
 * Takes what earlier outputs have of things that are made whole: it stays where it is, or is linked.
 *
 * @returns for each the files that lie in the folder now; nothing for those that have to be made
 */
export function takeThings(
  things: readonly Thing[],
  { folder, basis, last }: TakeFrom,
): (Taken | undefined)[] {
  const linked = new Set<number>();
  const link = createLink(folder);
  const taken = things.map(({ key, paths }, at): Taken | undefined => {
    const there = all(paths, (path) => basis.same(path, key));
    const inLast = last && all(paths, (path) => withKey(last.manifest, path, key));
    if (there) return inLast ? { files: inLast, manifest: last.manifest } : ofBasis(there, basis);
    if (!inLast || !paths.every((path) => sameFile(last, path, key))) return undefined;
    if (!paths.every((path) => link(last.folder, path))) return undefined;
    linked.add(at);
    return { files: inLast, manifest: last.manifest };
  });
  if (linked.size === 0 || (last && recordedId(last.folder) === last.manifest.id)) return taken;
  // Another build has put its output there: what was linked may be of either.
  return taken.map((found, at) => (linked.has(at) ? undefined : found));
}

function ofBasis(files: KnownFile[], { manifest }: Basis): Taken | undefined {
  return manifest && { files, manifest };
}

function withKey({ files }: Manifest, path: string, key: string): KnownFile | undefined {
  const file = files.get(path);
  return file?.key === key ? file : undefined;
}

function all<From, To>(
  list: readonly From[],
  get: (from: From) => To | undefined,
): To[] | undefined {
  const found: To[] = [];
  for (const entry of list) {
    const value = get(entry);
    if (value === undefined) return undefined;
    found.push(value);
  }
  return found;
}

/** Makes what gives files of another output a second name in this one, or copies them where the disk does not allow it. */
function createLink(folder: string): (from: string, path: string) => boolean {
  const made = new Set<string>();
  return (from, path) => {
    const target = join(folder, path);
    const above = dirname(target);
    if (!made.has(above)) mkdirSync(above, { recursive: true });
    made.add(above);
    makeRoom(target);
    try {
      linkSync(join(from, path), target);
      return true;
    } catch {
      return copied(join(from, path), target);
    }
  };
}

/** @returns whether the file is there; not, when another build has just put its output there */
function copied(from: string, to: string): boolean {
  try {
    copyFileSync(from, to);
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw cause;
  }
}

import { hash } from "node:crypto";
import { lstatSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { createBasis } from "./known/basis.ts";
import { knownOutput } from "./known/known-output.ts";
import {
  type Facts,
  type KnownFile,
  type Manifest,
  manifestOf,
  NO_FACTS,
} from "./known/manifest.ts";
import { keepManifest } from "./known/manifests.ts";
import { type Taken, type Thing, takeThings } from "./known/take-things.ts";
import { makeRoom } from "./make-room.ts";
import { OUTPUT_FILE, recordOf } from "./output-record.ts";
import { createSpare } from "./output-spare.ts";
import { switchFolders, tidyBeside } from "./output-switch.ts";
import { assertReplaceable } from "./output-target.ts";
import { createWriteFile } from "./write-file.ts";

/** A folder that is written aside and put in place whole. */
export interface Output {
  /** Where to write until then. */
  folder: string;
  /** What is known of the output that it replaces. */
  earlier?: Manifest;
  /** Writes a text file below the folder. */
  write(path: string, text: string): void;
  /** Writes a file that says something of the output, and is no part of the site. */
  mark(path: string, content: string | Uint8Array): void;
  /**
   * Puts a file there that is made elsewhere, unless it is there already.
   *
   * @param key names all that it is made from, beside its path
   * @param put puts the file to a path, where none is
   */
  place(path: string, key: string, put: (file: string) => Promise<void> | void): Promise<void>;
  /** Names a file that was written by another hand and belongs to the output. */
  keep(path: string): void;
  /** Whether an earlier output may have files whose keys begin so. */
  mayTake(beginning: string): boolean;
  /**
   * Takes what an earlier output has of things that are made whole.
   *
   * @returns for each the files that lie there now; nothing for those that have to be made
   */
  take(things: readonly Thing[]): (Taken | undefined)[];
  /** Names a file that was made of a thing that had to be. */
  made(path: string, file: KnownFile): void;
  /** What is known of one of its files. */
  known(path: string): KnownFile | undefined;
  /** Every file of the output so far. */
  files: ReadonlySet<string>;
  /** What is known of its files. */
  manifest(facts: Facts): Manifest;
  /** Puts the folder in place of the earlier one. */
  commit(facts?: Facts): void;
  /** Removes what was written and not put in place. */
  discard(): void;
}

/**
 * Prepares a folder beside the target, on the same disk, so that putting it in place is a rename. It
 * starts as the output before the last one, if that is still there and known: what is the same again is not
 * made again. What only the last one has is taken from there.
 *
 * @param target folder that is replaced, as {@link safeTarget} gives it
 * @param cache folder where the output before the last one is kept, and what is known of outputs
 */
export async function createOutput(target: string, cache: string): Promise<Output> {
  mkdirSync(dirname(target), { recursive: true });
  const aside = tidyBeside(target);
  const spare = createSpare(target, cache);
  const folder = `${aside}.new`;
  const last = knownOutput(target, cache);
  const basis = await createBasis(folder, spare, (found) => knownOutput(found, cache, last));
  const files = new Map<string, KnownFile>();
  const kept = new Set<string>();
  const changed = new Set<string>();
  const writeFile = createWriteFile();
  let isInPlace = false;

  const know = (path: string, file: KnownFile) => {
    kept.add(path);
    files.set(path, file);
  };
  const keep = (path: string) => {
    kept.add(path);
    changed.add(path);
  };
  const write = (path: string, content: string | Uint8Array) => {
    keep(path);
    return writeFile(join(folder, path), content);
  };
  const same = (path: string, key: string) =>
    changed.has(path) ? undefined : basis.same(path, key);
  return {
    folder,
    earlier: last?.manifest,
    write(path, text) {
      const key = hash("sha1", text);
      know(path, same(path, key) ?? { key, size: write(path, text) });
    },
    mark: write,
    async place(path, key, put) {
      if (files.get(path)?.key === key) return;
      const there = same(path, key);
      if (there) return know(path, there);
      const file = join(folder, path);
      changed.add(path);
      makeRoom(file);
      mkdirSync(dirname(file), { recursive: true });
      await put(file);
      know(path, { key, size: lstatSync(file).size });
    },
    keep,
    mayTake: (beginning) =>
      [basis.manifest, last?.manifest].some((manifest) => hasKey(manifest, beginning)),
    take(things) {
      const taken = takeThings(things, { folder, basis, last });
      for (const [at, { key, paths }] of things.entries())
        for (const [number, path] of paths.entries()) {
          if (!basis.same(path, key)) changed.add(path);
          const file = taken[at]?.files[number];
          if (file) know(path, file);
        }
      return taken;
    },
    made: know,
    known: (path) => files.get(path),
    files: kept,
    manifest: (facts) => manifestOf(files, facts, last?.manifest),
    commit(facts = NO_FACTS) {
      const whole = manifestOf(files, facts, last?.manifest);
      if (whole.id !== last?.manifest.id) keepManifest(cache, whole);
      write(OUTPUT_FILE, recordOf(whole.id));
      basis.removeOthers(kept);
      // Something may have been put there since.
      assertReplaceable(target);
      const old = switchFolders(folder, target, `${aside}.old`);
      isInPlace = true;
      if (old !== undefined) spare.put(old);
    },
    discard() {
      if (isInPlace) return;
      if (!basis.manifest) return rmSync(folder, { recursive: true, force: true });
      for (const path of changed) makeRoom(join(folder, path));
      spare.put(folder);
    },
  };
}

function hasKey(manifest: Manifest | undefined, beginning: string): boolean {
  for (const { key } of manifest?.files.values() ?? []) if (key.startsWith(beginning)) return true;
  return false;
}

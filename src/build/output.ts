import { mkdirSync, readdirSync, rmdirSync, rmSync, unlinkSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { createSpare } from "./output-spare.ts";
import { switchFolders, tidyBeside } from "./output-switch.ts";
import { createWriteChanged } from "./write-changed.ts";

/** A folder that is written aside and put in place whole. */
export interface Output {
  /** Where to write until then. */
  folder: string;
  /** Writes a text file below the folder. */
  write(path: string, text: string): void;
  /** Names a file that was written by another hand and belongs to the output. */
  keep(path: string): void;
  /** Every file of the output so far. */
  files(): string[];
  /** Puts the folder in place of the earlier one. */
  commit(): void;
  /** Removes what was written and not put in place. */
  discard(): void;
}

/**
 * Prepares a folder beside the target, on the same disk, so that putting it in place is a rename. It
 * starts as the output before the last one, if that is still there: files that are the same again
 * are not written again.
 *
 * @param target folder that is replaced
 * @param cache folder where the output before the last one is kept
 */
export function createOutput(target: string, cache: string): Output {
  const place = resolve(target);
  mkdirSync(dirname(place), { recursive: true });
  const aside = tidyBeside(place);
  const spare = createSpare(place, cache);
  const folder = `${aside}.new`;
  if (!spare.takeTo(folder)) mkdirSync(folder);
  const kept = new Set<string>();
  const writeChanged = createWriteChanged();
  return {
    folder,
    write(path, text) {
      kept.add(path);
      writeChanged(join(folder, path), text);
    },
    keep: (path) => kept.add(path),
    files: () => [...kept],
    commit() {
      removeOthers(folder, "", kept);
      const old = switchFolders(folder, place, `${aside}.old`);
      if (old !== undefined) spare.put(old);
    },
    discard() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Removes everything that does not belong to the output any more. */
function removeOthers(folder: string, below: string, kept: ReadonlySet<string>): number {
  let left = 0;
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    const path = below === "" ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) left += removeOthers(folder, path, kept);
    else if (kept.has(path)) left += 1;
    else unlinkSync(join(folder, path));
  }
  if (left === 0 && below !== "") rmdirSync(join(folder, below));
  return left;
}

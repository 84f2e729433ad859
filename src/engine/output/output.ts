import { mkdirSync, readdirSync, rmdirSync, rmSync, unlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { OUTPUT_FILE, OUTPUT_RECORD } from "./output-record.ts";
import { createSpare } from "./output-spare.ts";
import { switchFolders, tidyBeside } from "./output-switch.ts";
import { assertReplaceable } from "./output-target.ts";
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
 * @param target folder that is replaced, as {@link safeTarget} gives it
 * @param cache folder where the output before the last one is kept
 */
export function createOutput(target: string, cache: string): Output {
  mkdirSync(dirname(target), { recursive: true });
  const aside = tidyBeside(target);
  const spare = createSpare(target, cache);
  const folder = `${aside}.new`;
  if (!spare.takeTo(folder)) mkdirSync(folder);
  const kept = new Set<string>();
  const writeChanged = createWriteChanged();
  const write = (path: string, text: string) => {
    kept.add(path);
    writeChanged(join(folder, path), text);
  };
  return {
    folder,
    write,
    keep: (path) => kept.add(path),
    files: () => [...kept],
    commit() {
      write(OUTPUT_FILE, OUTPUT_RECORD);
      removeOthers(folder, "", kept);
      // Something may have been put there since.
      assertReplaceable(target);
      const old = switchFolders(folder, target, `${aside}.old`);
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

import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** A folder that is written aside and put in place whole. */
export interface Output {
  /** Where to write until then. */
  folder: string;
  /** Writes a text file below the folder. */
  write(path: string, text: string): void;
  /** Puts the folder in place of the earlier one. */
  commit(): void;
  /** Removes what was written and not put in place. */
  discard(): void;
}

/**
 * Prepares a folder beside the target, on the same disk, so that putting it in place is a rename.
 *
 * @param target folder that is replaced
 */
export function createOutput(target: string): Output {
  const place = resolve(target);
  const folder = `${place}.${process.pid}.new`;
  const old = `${place}.${process.pid}.old`;
  const made = new Set<string>();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return {
    folder,
    write(path, text) {
      const file = join(folder, path);
      const parent = dirname(file);
      if (!made.has(parent)) mkdirSync(parent, { recursive: true });
      made.add(parent);
      writeFileSync(file, text);
    },
    commit() {
      if (existsSync(place)) renameSync(place, old);
      renameSync(folder, place);
      rmSync(old, { recursive: true, force: true });
    },
    discard() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

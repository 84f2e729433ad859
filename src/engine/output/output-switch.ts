import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";
import { isAnotherRunning } from "../pipeline/another-running.ts";

/** How often putting a folder in place is tried while another build does the same. */
const TRIES = 50;
const IN_BETWEEN = new Set(["ENOENT", "ENOTEMPTY", "EEXIST"]);

/**
 * Puts a folder in place of another, by renaming.
 *
 * @param old name that the earlier folder is given
 * @returns where the earlier folder is now; nothing when there was none
 */
export function switchFolders(folder: string, target: string, old: string): string | undefined {
  for (let left = TRIES; ; left -= 1) {
    const moved = existsSync(target) && rename(target, old, left);
    if (rename(folder, target, left)) return moved ? old : undefined;
    if (moved && !existsSync(target)) renameSync(old, target);
    else if (moved) rmSync(old, { recursive: true, force: true });
  }
}

/** @returns whether it was done; not, when another build was at the same target just now */
function rename(from: string, to: string, left: number): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (cause) {
    if (left > 0 && IN_BETWEEN.has((cause as NodeJS.ErrnoException).code ?? "")) return false;
    throw cause;
  }
}

/**
 * Takes away what builds that were killed have left beside the output. If one was killed between
 * taking the earlier output away and putting the new one in its place, the earlier one comes back.
 *
 * @returns the beginning of names that this process may use beside the output
 */
export function tidyBeside(target: string): string {
  const beginning = `${basename(target)}.${hostname()}-`;
  const folder = dirname(target);
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const [pid, kind] = name.startsWith(beginning) ? name.slice(beginning.length).split(".") : [];
    if (!/^\d+$/.test(pid ?? "") || isAnotherRunning(Number(pid))) continue;
    const left = join(folder, name);
    if (kind === "old" && !existsSync(target)) renameSync(left, target);
    else rmSync(left, { recursive: true, force: true });
  }
  return join(folder, `${beginning}${process.pid}`);
}

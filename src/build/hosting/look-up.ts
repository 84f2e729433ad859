import { statSync } from "node:fs";

/** How often something is looked up again, and how many milliseconds lie between. */
const TRIES = 200;
const PAUSE = 1;

/**
 * Looks something up in a folder that builds replace while it is served. For a moment between two
 * renames there is no such folder; what is not found then, or was looked for in both the old and the new one,
 * is looked for again.
 */
export function lookUp<Found>(folder: string, look: () => Found | undefined): Found | undefined {
  for (let left = TRIES; ; left -= 1) {
    const before = stampOf(folder);
    const found = look();
    const isWhole = before !== undefined && before === stampOf(folder);
    if (found !== undefined || isWhole || left === 0) return found;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
  }
}

/** Changes when a folder is renamed, and when another takes its place. */
function stampOf(folder: string): string | undefined {
  const stat = statSync(folder, { bigint: true, throwIfNoEntry: false });
  return stat && `${stat.ino} ${stat.ctimeNs}`;
}

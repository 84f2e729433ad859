import { statSync } from "node:fs";

/** How often something is looked up again, and how many milliseconds lie between. */
const TRIES = 200;
const PAUSE = 1;

/**
 * Looks something up in a folder that builds replace while it is served. Between the two renames of a
 * switch there is no such folder; what was missed then, or partly looked for in the old one, is looked for again.
 */
export function lookUp<Result>(folder: string, look: () => Result | undefined): Result | undefined {
  for (let left = TRIES; ; left -= 1) {
    const before = stampOf(folder);
    const result = look();
    const isWhole = before !== undefined && before === stampOf(folder);
    if (result !== undefined || isWhole || left === 0) return result;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
  }
}

/** Changes when a folder is renamed, and when it is replaced by another. */
function stampOf(folder: string): string | undefined {
  const stat = statSync(folder, { bigint: true, throwIfNoEntry: false });
  return stat && `${stat.ino} ${stat.ctimeNs}`;
}

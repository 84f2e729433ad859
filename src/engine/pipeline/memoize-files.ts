import { statSync } from "node:fs";
import { join } from "node:path";
import type { ReadFile, ReadOne } from "./read-files.ts";

/** A file that was changed within this many milliseconds before it was read may change again without a new time. */
const UNSETTLED = 100;

/** Reads only files that have changed since they were last read; the others are given as the same objects again. */
export function memoizeFiles(readOne: ReadOne): ReadOne {
  const known = new Map<string, { stamp: string; read: ReadFile }>();
  return (folder, path) => {
    const file = join(folder, path);
    const stat = statSync(file, { throwIfNoEntry: false });
    if (!stat) return undefined;
    const { mtimeMs, ctimeMs, size, ino } = stat;
    const stamp = [mtimeMs, ctimeMs, size, ino].join(" ");
    const before = known.get(file);
    if (before?.stamp === stamp) return before.read;
    known.delete(file);
    const read = readOne(folder, path);
    if (read && Date.now() - Math.max(mtimeMs, ctimeMs) > UNSETTLED)
      known.set(file, { stamp, read });
    return read;
  };
}

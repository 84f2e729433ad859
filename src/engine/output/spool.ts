import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

/** Texts that are needed once more, and are too many for the memory. */
export interface Spool {
  /** Puts a text aside, and gives what reads it again. */
  keep(text: string): () => string;
  /** Forgets them all. */
  close(): void;
}

/**
 * Makes an empty one. Its file has no name any more once it is open, so that nothing is left of it however the program
 * ends.
 *
 * @param folder an absolute path on a disk with room
 */
export function createSpool(folder: string): Spool {
  let file: number | undefined;
  let end = 0;
  const open = () => {
    mkdirSync(folder, { recursive: true });
    const path = join(folder, `spool.${process.pid}`);
    const opened = openSync(path, "w+");
    rmSync(path);
    return opened;
  };
  return {
    keep(text) {
      file ??= open();
      const opened = file;
      const bytes = Buffer.from(text);
      const start = end;
      for (let written = 0; written < bytes.length; )
        written += writeSync(opened, bytes, written, bytes.length - written, start + written);
      end += bytes.length;
      return () => read(opened, start, bytes.length);
    },
    close() {
      if (file !== undefined) closeSync(file);
      file = undefined;
    },
  };
}

/** @throws when less is there than was written */
function read(file: number, start: number, length: number): string {
  const bytes = Buffer.allocUnsafe(length);
  for (let at = 0; at < length; ) {
    const count = readSync(file, bytes, at, length - at, start + at);
    if (count === 0) throw new Error("What the build had put aside is not there any more.");
    at += count;
  }
  return bytes.toString("utf8");
}

import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** How a file is written. */
export interface WriteOptions {
  /** Whether to wait until the disk has it. */
  flush?: boolean;
  /** The name it has until it is whole; one of this process's own by default. */
  aside?: string;
}

/**
 * Writes a file whole or not at all: to a temporary file, then renamed. Its folder is made. Other programs
 * never see a half of it, and of two that write it at once one stays. When it cannot be written, nothing is left.
 *
 * @throws what the system says when it cannot be written
 */
export function writeWhole(
  file: string,
  content: string | Uint8Array,
  { flush = false, aside = `${file}.${process.pid}` }: WriteOptions = {},
): void {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(aside, content, { flush });
    renameSync(aside, file);
  } catch (cause) {
    rmSync(aside, { force: true });
    throw cause;
  }
}

import { closeSync, constants, fstatSync, openSync, readFileSync, type Stats } from "node:fs";

/** A pipe, a folder or a device stands where a file is expected. */
export class NotAFile extends Error {
  readonly code = "ENOTFILE";

  constructor(readonly path: string) {
    super(`${path} is no file but a folder, a pipe or a device. Delete it, or put a file there.`);
  }
}

/**
 * Opens a file and closes it again. It never waits: to open a pipe in the usual way would, until somebody
 * writes into it.
 *
 * @param use is given the open file, and what the system says of it
 * @throws {NotAFile} when it is none
 * @throws what the system says when it cannot be opened
 */
export function withFile<Result>(
  file: string,
  use: (descriptor: number, stats: Stats) => Result,
): Result {
  // Windows has neither the flag nor such pipes.
  const descriptor = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) throw new NotAFile(file);
    return use(descriptor, stats);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Reads a file whole.
 *
 * @throws as {@link withFile}
 */
export function readBytes(file: string): Buffer {
  return withFile(file, (descriptor) => readFileSync(descriptor));
}

/**
 * Reads a text file whole.
 *
 * @throws as {@link withFile}
 */
export function readText(file: string): string {
  return withFile(file, (descriptor) => readFileSync(descriptor, "utf8"));
}

/** The text of a file; nothing when it is not there or cannot be read. */
export function textIfReadable(file: string): string | undefined {
  try {
    return readText(file);
  } catch {
    return undefined;
  }
}

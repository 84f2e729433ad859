import { readFileSync, readSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Issue } from "../model/issue.ts";
import { sizeIssue } from "./parse/depth.ts";
import { withFile } from "./regular-file.ts";
import type { SourceFile } from "./source.ts";
import { type Entry, walk } from "./walk.ts";

/** Files that operating systems leave behind. */
const IGNORED = new Set([".DS_Store", "Thumbs.db", "desktop.ini"]);
/** What a command is about to do, while it does it. */
export const JOURNAL = ".journal.json";

/** What lies below a folder, in an order that does not depend on the machine. */
export interface Listing {
  /** Paths of files relative to the folder, with forward slashes. */
  files: string[];
  /** What is no file: symbolic links, pipes and the like, and folders that cannot be read. */
  oddities: Entry[];
}

/**
 * Lists a folder that authors fill; one that does not exist is empty.
 *
 * @param folder absolute or relative to the working directory
 */
export function listFolder(folder: string): Listing {
  const entries = listEntries(folder);
  const oddities = entries.filter(({ kind, cause }) => kind !== "file" && cause?.code !== "ENOENT");
  return { files: filesOf(entries), oddities };
}

/**
 * Lists the files below a folder that has to be there whole.
 *
 * @param folder absolute or relative to the working directory
 * @returns paths relative to the folder, with forward slashes, in an order that does not depend on the machine
 * @throws what the system says of a folder that cannot be read
 */
export function listFiles(folder: string): string[] {
  const entries = listEntries(folder);
  const unread = entries.find(({ kind }) => kind === "folder");
  if (unread) throw unread.cause;
  return filesOf(entries);
}

function filesOf(entries: Entry[]): string[] {
  return entries.filter(({ kind }) => kind === "file").map(({ path }) => path);
}

function listEntries(folder: string): Entry[] {
  return walk(resolve(folder))
    .filter(({ name }) => !isIgnored(name) && !name.startsWith(JOURNAL))
    .sort((a, b) => byCodePoint(a.path, b.path));
}

/** Whether a file is one that operating systems leave behind. */
export function isIgnored(name: string): boolean {
  return IGNORED.has(name);
}

/** Reads files one after another into the same memory, which many small files would take long to get. */
export type ReadBuffer = (descriptor: number, size: number) => Uint8Array;

/** Makes a buffer. What it gives is good until the next file is read. */
export function createReadBuffer(): ReadBuffer {
  let room = Buffer.allocUnsafe(0);
  return (descriptor, size) => {
    // One byte more shows that a file is growing.
    if (room.length <= size) room = Buffer.allocUnsafe(2 * size + 1);
    const length = readSync(descriptor, room, 0, room.length, 0);
    return length === size ? room.subarray(0, size) : readFileSync(descriptor);
  };
}

/**
 * Reads one file below a folder, or says why it cannot be read. A file far too large is not read at all.
 *
 * @param read takes its bytes; by default into memory of its own
 * @returns nothing for a file that is there no longer
 */
export function readSource(
  folder: string,
  path: string,
  read: ReadBuffer = (descriptor) => readFileSync(descriptor),
): SourceFile | { issue: Issue } | undefined {
  const location = join(resolve(folder), path);
  const file = slashed(location);
  try {
    return withFile(location, (descriptor, { size }) => {
      const tooLarge = sizeIssue(file, size);
      return tooLarge ? { issue: tooLarge } : { file, path, bytes: read(descriptor, size) };
    });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    return code === "ENOENT" ? undefined : { issue: unreadable(file, code) };
  }
}

/** A file that is there and cannot be read. */
export function unreadable(file: string, code = "unknown"): Issue {
  return {
    rule: "file-unreadable",
    message: `This file cannot be read (${code}).`,
    hint: "Give yourself the right to read it, or take it from a backup.",
    file,
    pointer: "",
  };
}

/** A path with forward slashes, as routes and messages have them on every system. */
export function slashed(path: string): string {
  return path.replaceAll("\\", "/");
}

/** An order of strings that is the same in every locale. */
export function byCodePoint(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

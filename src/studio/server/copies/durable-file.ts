import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeWhole } from "../../../engine/pipeline/write-whole.ts";

/** Ends the names of files that are being written. */
const UNFINISHED = ".new";

/**
 * Writes a file whole or not at all, and returns when the disk has it.
 *
 * @param root folder that is there already; those between it and the file are made
 */
export function writeDurably(root: string, file: string, text: string): void {
  makeFoldersFor(root, file);
  writeWhole(file, text, { flush: true, aside: join(dirname(file), process.pid + UNFINISHED) });
  syncFolderOf(file);
}

/** Makes the folders between a folder that is there and a file. */
export function makeFoldersFor(root: string, file: string): void {
  makeFolders(root, dirname(file));
}

/** Returns when the disk knows of a file's name. */
export function syncFolderOf(file: string): void {
  syncFolder(dirname(file));
}

/** Removes a file, and returns when the disk knows. */
export function removeDurably(file: string): void {
  rmSync(file, { force: true });
  syncFolder(dirname(file));
}

/** Whether a file is what a write that was stopped has left. */
export function isUnfinished(name: string): boolean {
  return name.endsWith(UNFINISHED);
}

function makeFolders(root: string, folder: string): void {
  if (folder === root || existsSync(folder)) return;
  makeFolders(root, dirname(folder));
  mkdirSync(folder, { recursive: true });
  syncFolder(dirname(folder));
}

/** A new name lasts when its folder is on the disk. Windows does not open folders, and needs no such step. */
function syncFolder(folder: string): void {
  if (process.platform === "win32" || !existsSync(folder)) return;
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

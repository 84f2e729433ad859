import { readdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { dirname, join } from "node:path";
import { readText } from "./regular-file.ts";
import { writeWhole } from "./write-whole.ts";

/** What systems say of files that this user may not change. */
const NOT_WRITABLE = new Set(["EACCES", "EPERM", "EROFS"]);

/**
 * Reads what an earlier run has kept in the cache.
 *
 * @returns nothing when it has kept nothing, or when the file is damaged: then it is made again
 */
export function readKept<Value>(file: string): Value | undefined {
  try {
    return JSON.parse(readText(file)) as Value;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a value for later runs, whole or not at all.
 *
 * @param file in a folder that holds nothing but kept values
 * @param most how many of them stay there, the newest
 * @throws what the system says when the cache cannot be written
 */
export function keep(file: string, value: unknown, most: number): void {
  writeWhole(file, JSON.stringify(value));
  keepNewest(dirname(file), most);
}

/** Removes all but the newest entries of a folder of the cache, which would grow for ever. */
export function keepNewest(folder: string, most: number): void {
  const newestFirst = readdirSync(folder)
    .map((name) => join(folder, name))
    .map((path) => ({ path, time: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.time - a.time);
  for (const { path } of newestFirst.slice(most)) removeWhole(path);
}

/** Makes an entry one of the newest, so that others which need room do not remove it. In a cache that cannot be written nobody removes anything. */
export function markAsUsed(path: string): void {
  try {
    utimesSync(path, new Date(), new Date());
  } catch (cause) {
    const { code = "" } = cause as NodeJS.ErrnoException;
    if (!NOT_WRITABLE.has(code)) throw cause;
  }
}

/** Removes an entry of the cache in one step: another process may put one with the same name there just now. */
export function removeWhole(path: string): void {
  const aside = `${path}.${process.pid}`;
  if (moved(path, aside)) rmSync(aside, { recursive: true, force: true });
}

/**
 * Renames an entry of the cache.
 *
 * @returns whether it was there, and nothing in the way
 */
export function moved(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch {
    return false;
  }
}

import { readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { readText } from "./regular-file.ts";
import { writeWhole } from "./write-whole.ts";

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

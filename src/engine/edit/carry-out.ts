import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { JOURNAL, slashed } from "../pipeline/read.ts";
import { readText } from "../pipeline/regular-file.ts";
import type { Plan } from "./plan.ts";
import { putBack } from "./replace-file.ts";

/** What a plan comes to: the final text of every file that changes, and files that go. Paths are below the folder. */
interface Journal {
  puts: [path: string, text: string][];
  deletes: string[];
}

/**
 * Carries a plan out, everything or nothing: what is to be done is written down first, in one step,
 * and {@link finishInterrupted} does the rest if the machine stops on the way.
 *
 * @param folder that all files of the plan lie below
 */
export function carryOut(plan: Plan, folder: string): void {
  const file = join(folder, JOURNAL);
  writeFileSync(`${file}.new`, JSON.stringify(journalOf(plan, folder)), { flush: true });
  renameSync(`${file}.new`, file);
  finishInterrupted(folder);
}

/** Finishes what {@link carryOut} had begun in a folder when it was stopped, or undoes what a save had begun. */
export function finishInterrupted(folder: string): void {
  putBack(folder);
  const file = join(folder, JOURNAL);
  rmSync(`${file}.new`, { force: true });
  if (!existsSync(file)) return;
  const { puts, deletes } = JSON.parse(readText(file)) as Journal;
  for (const [path, text] of puts) put(join(folder, path), text);
  for (const path of deletes) {
    rmSync(join(folder, path), { force: true });
    removeEmpty(dirname(join(folder, path)), resolve(folder));
  }
  rmSync(file);
}

function journalOf({ writes, renames, deletes }: Plan, folder: string): Journal {
  const below = (path: string) => slashed(relative(resolve(folder), resolve(path)));
  const moved = new Map(renames.map(({ from, to }) => [from, to]));
  const texts = new Map(writes);
  for (const { from } of renames) if (!texts.has(from)) texts.set(from, readText(from));
  const puts = [...texts].map(([path, text]): [string, string] => [
    below(moved.get(path) ?? path),
    text,
  ]);
  const kept = new Set(puts.map(([path]) => path));
  const gone = [...moved.keys(), ...deletes].map(below).filter((path) => !kept.has(path));
  return { puts, deletes: gone };
}

/** Writes a file aside and puts it in place by a rename. */
function put(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

function removeEmpty(folder: string, root: string): void {
  if (folder === root || !existsSync(folder) || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmpty(dirname(folder), root);
}

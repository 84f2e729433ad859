import { existsSync, readdirSync, rmdirSync, rmSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { JOURNAL, slashed } from "../pipeline/read.ts";
import { readText } from "../pipeline/regular-file.ts";
import { writeWhole } from "../pipeline/write-whole.ts";
import type { Plan } from "./plan.ts";
import { putBack } from "./replace-file.ts";

/** What a plan comes to: the final text of every file that changes, and files that go. Paths are below the folder. */
interface Journal {
  puts: [path: string, text: string][];
  deletes: string[];
}

/**
 * Applies a plan, everything or nothing: what is to be done is written down first, in one step,
 * and {@link finishInterrupted} does the rest if the machine stops on the way.
 *
 * @param folder that all files of the plan lie below
 */
export function applyPlan(plan: Plan, folder: string): void {
  const file = join(folder, JOURNAL);
  const journal = JSON.stringify(journalOf(plan, folder));
  writeWhole(file, journal, { flush: true, aside: unfinished(file) });
  finishInterrupted(folder);
}

/** Finishes what {@link applyPlan} had begun in a folder when it was stopped, or undoes what a save had begun. */
export function finishInterrupted(folder: string): void {
  putBack(folder);
  const file = join(folder, JOURNAL);
  rmSync(unfinished(file), { force: true });
  if (!existsSync(file)) return;
  const { puts, deletes } = JSON.parse(readText(file)) as Journal;
  for (const [path, text] of puts) {
    const target = join(folder, path);
    writeWhole(target, text, { aside: unfinished(target) });
  }
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

/** The same name in every process, so that what one was stopped at is written over by the next. */
function unfinished(file: string): string {
  return `${file}.new`;
}

function removeEmpty(folder: string, root: string): void {
  if (folder === root || !existsSync(folder) || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmpty(dirname(folder), root);
}

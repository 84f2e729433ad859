import type { Manifest, Notes } from "../known/manifest.ts";
import type { Collected } from "./collect.ts";

/** What is noted of all files of an output, with numbers that are the same for all. */
export interface NoteBook {
  /** What the numbers stand for. */
  strings: readonly string[];
  /** By the paths of the files. */
  files: ReadonlyMap<string, Notes>;
  numberOf(text: string): number | undefined;
  /** Takes what a thread has noted. */
  add(collected: Collected): void;
  /** Takes what an earlier output knows of a file. */
  carry(path: string, notes: Notes, manifest: Manifest): void;
}

/**
 * Makes a note book.
 *
 * @param earlier an output whose numbers it goes on with, so that what is known there can be taken as it is
 */
export function createNoteBook(earlier?: Manifest): NoteBook {
  const strings = [...(earlier?.strings ?? [])];
  const files = new Map<string, Notes>();
  const byManifest = new Map<Manifest, Int32Array>();
  let numbers: Map<string, number> | undefined;

  const numbered = () => {
    numbers ??= new Map(strings.map((text, number) => [text, number]));
    return numbers;
  };
  const intern = (text: string): number => {
    const known = numbered().get(text);
    if (known !== undefined) return known;
    numbered().set(text, strings.length);
    return strings.push(text) - 1;
  };
  /** The numbers here of those in a manifest, as far as they were asked for. */
  const tableOf = (manifest: Manifest): Int32Array => {
    const table = byManifest.get(manifest) ?? new Int32Array(manifest.strings.length).fill(-1);
    byManifest.set(manifest, table);
    return table;
  };
  return {
    strings,
    files,
    numberOf: (text) => numbered().get(text),
    add(collected) {
      const table = collected.strings.map(intern);
      for (const { path, ids, refs } of collected.files) {
        const here = [...ids, ...refs].map((number) => table[number] ?? 0);
        files.set(path, { ids: ids.length, numbers: Uint32Array.from(here) });
      }
    },
    carry(path, notes, manifest) {
      if (manifest === earlier) return void files.set(path, notes);
      const table = tableOf(manifest);
      const here = notes.numbers.map((number) => {
        if ((table[number] ?? -1) < 0) table[number] = intern(manifest.strings[number] ?? "");
        return table[number] ?? 0;
      });
      files.set(path, { ids: notes.ids, numbers: here });
    },
  };
}

/**
 * The strings that the notes of some files name, without those that nothing names any more, and the notes with
 * other numbers.
 *
 * @param earlier the output that the book goes on from: with its strings alone it does not grow
 */
export function compacted(
  { strings, files }: Pick<NoteBook, "strings" | "files">,
  earlier?: Manifest,
): Pick<NoteBook, "strings" | "files"> {
  if (strings.length === earlier?.strings.length) return { strings, files };
  const isUsed = new Uint8Array(strings.length);
  for (const { numbers } of files.values()) for (const number of numbers) isUsed[number] = 1;
  const left = strings.filter((_, number) => isUsed[number] === 1);
  // As long as most are used, numbers stay, so that what is known need not be written anew.
  if (2 * left.length > strings.length) return { strings, files };
  const table = new Uint32Array(strings.length);
  let next = 0;
  for (const [number, used] of isUsed.entries()) {
    table[number] = next;
    next += used;
  }
  const renumbered = [...files].map(([path, { ids, numbers }]): [string, Notes] => [
    path,
    { ids, numbers: numbers.map((number) => table[number] ?? 0) },
  ]);
  return { strings: left, files: new Map(renumbered) };
}

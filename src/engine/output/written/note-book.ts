import type { Manifest, Notes } from "../known/manifest.ts";
import type { Collected } from "./collect.ts";

/** What is noted of all files of an output, with numbers that are the same for all. */
export interface NoteBook {
  strings: readonly string[];
  /** By the paths of the files. */
  files: ReadonlyMap<string, Notes>;
  numberOf(text: string): number | undefined;
  /** Takes what a thread has noted. */
  add(collected: Collected): void;
  /** Takes what an earlier output knows of a file. */
  carry(path: string, notes: Notes, manifest: Manifest): void;
}

/** Makes an empty note book. */
export function createNoteBook(): NoteBook {
  const strings: string[] = [];
  const numbers = new Map<string, number>();
  const files = new Map<string, Notes>();
  const byManifest = new Map<Manifest, Int32Array>();

  const intern = (text: string): number => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, strings.length);
    return strings.push(text) - 1;
  };
  /** The numbers here of those in a manifest, as far as they were asked for. */
  const tableOf = (manifest: Manifest): Int32Array => {
    const table = byManifest.get(manifest) ?? new Int32Array(manifest.strings.length).fill(-1);
    byManifest.set(manifest, table);
    return table;
  };
  const carried = (list: ArrayLike<number>, manifest: Manifest): Uint32Array => {
    const table = tableOf(manifest);
    const here = new Uint32Array(list.length);
    for (let at = 0; at < list.length; at += 1) {
      const number = list[at] ?? 0;
      if ((table[number] ?? -1) < 0) table[number] = intern(manifest.strings[number] ?? "");
      here[at] = table[number] ?? 0;
    }
    return here;
  };
  return {
    strings,
    files,
    numberOf: (text) => numbers.get(text),
    add(collected) {
      const table = collected.strings.map(intern);
      const here = (list: number[]) => list.map((number) => table[number] ?? 0);
      for (const { path, ids, refs } of collected.files)
        files.set(path, { ids: here(ids), refs: here(refs) });
    },
    carry(path, { ids, refs }, manifest) {
      files.set(path, { ids: carried(ids, manifest), refs: carried(refs, manifest) });
    },
  };
}

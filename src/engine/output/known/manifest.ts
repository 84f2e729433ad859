import { hash } from "node:crypto";

/** What is known of the files of one output: it belongs to what lies in them, wherever they lie. */
export interface Manifest {
  /** The same for the same files, on every machine. */
  id: string;
  /** By their paths below the folder. */
  files: ReadonlyMap<string, KnownFile>;
  /** What the notes of the files name by number. */
  strings: readonly string[];
  /** A hash of what decides where links lead, beside the files. */
  links: string;
}

/** One file of an output. */
export interface KnownFile {
  /** Names all that it was made from. */
  key: string;
  /** In bytes: a file of another size was written by somebody else. */
  size: number;
  /** What was noted of it; nothing of files that refer to nothing. */
  notes?: Notes | undefined;
}

/** What a text file offers and refers to, as numbers of strings. */
export interface Notes {
  /** Ids of elements, then references that leave the file, as attribute, end of line and value. */
  numbers: Uint32Array;
  /** How many of them are ids. */
  ids: number;
}

/** The ids among some notes. */
export function idsOf({ numbers, ids }: Notes): Uint32Array {
  return numbers.subarray(0, ids);
}

/** The references among some notes. */
export function refsOf({ numbers, ids }: Notes): Uint32Array {
  return numbers.subarray(ids);
}

/** What is known of all files of an output together. */
export interface Facts extends Pick<Manifest, "strings" | "links"> {
  /** What was noted of text files, by their paths. */
  notes: ReadonlyMap<string, Notes>;
}

/** What is known of an output whose files refer to nothing. */
export const NO_FACTS: Facts = { strings: [], links: "", notes: new Map() };

/**
 * Makes the manifest of an output.
 *
 * @param earlier has most of the same paths, in order
 */
export function manifestOf(
  known: ReadonlyMap<string, KnownFile>,
  { strings, links, notes }: Facts,
  earlier?: Manifest,
): Manifest {
  const files = new Map<string, KnownFile>();
  const lines = [links];
  for (const path of inOrder(known, earlier)) {
    const file = known.get(path);
    if (!file) continue;
    const noted = notes.get(path);
    files.set(path, file.notes === noted ? file : { ...file, notes: noted });
    lines.push(path, file.key);
  }
  return { id: hash("sha256", lines.join("\n")).slice(0, 32), files, strings, links };
}

/** The paths in order; those that are in order already need not be compared again. */
function inOrder(known: ReadonlyMap<string, KnownFile>, earlier?: Manifest): string[] {
  const paths: string[] = [];
  for (const path of earlier?.files.keys() ?? []) if (known.has(path)) paths.push(path);
  if (paths.length === known.size) return paths;
  for (const path of known.keys()) if (!earlier?.files.has(path)) paths.push(path);
  return paths.sort();
}

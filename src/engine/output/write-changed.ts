import { mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Writes a text file unless it holds the text already. */
export type WriteChanged = (file: string, text: string) => void;

/** Makes what writes the files of one output. It knows which folders are new, where nothing has to be compared. */
export function createWriteChanged(): WriteChanged {
  const isNew = new Map<string, boolean>();
  return (file, text) => {
    const folder = dirname(file);
    if (!isNew.has(folder)) isNew.set(folder, mkdirSync(folder, { recursive: true }) !== undefined);
    if (!isNew.get(folder) && !makeRoom(file, text)) return;
    writeFileSync(file, text);
  };
}

/**
 * Takes an earlier file away, so that a second name of it keeps its text.
 *
 * @returns whether the text has to be written
 */
function makeRoom(file: string, text: string): boolean {
  const before = textOf(file);
  if (before === text) return false;
  if (before !== undefined) unlinkSync(file);
  return true;
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

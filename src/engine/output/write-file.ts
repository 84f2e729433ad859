import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { makeRoom } from "./make-room.ts";

/**
 * Writes a file, and says how many bytes it has. An earlier file is taken away first.
 */
export type WriteFile = (file: string, content: string | Uint8Array) => number;

/** Makes what writes the files of one output. It knows which folders are new, where nothing has to be taken away. */
export function createWriteFile(): WriteFile {
  const isNew = new Map<string, boolean>();
  return (file, content) => {
    const folder = dirname(file);
    if (!isNew.has(folder)) isNew.set(folder, mkdirSync(folder, { recursive: true }) !== undefined);
    if (!isNew.get(folder)) makeRoom(file);
    const bytes = Buffer.from(content);
    writeFileSync(file, bytes);
    return bytes.byteLength;
  };
}

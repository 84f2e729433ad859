import { type Dirent, readdirSync } from "node:fs";
import { join } from "node:path";

/** What stands below a folder and is no folder itself. */
export interface Entry {
  /** Its last segment. */
  name: string;
  /** Below the folder, with forward slashes. */
  path: string;
  kind: EntryKind;
}

export type EntryKind = "file" | "link" | "pipe" | "socket" | "device";

/**
 * Lists everything below a folder, in the order of the system. Links are listed and never followed: what
 * they lead to may lie outside, or be the folder itself. Node's own recursive listing follows them to
 * folders from version 22 on.
 *
 * @param folder which may be a link itself
 * @throws when a folder cannot be read
 */
export function walk(folder: string): Entry[] {
  const waiting = [""];
  const entries: Entry[] = [];
  for (let below = waiting.pop(); below !== undefined; below = waiting.pop())
    for (const child of readdirSync(join(folder, below), { withFileTypes: true })) {
      const { name } = child;
      if (child.isDirectory()) waiting.push(`${below}${name}/`);
      else entries.push({ name, path: below + name, kind: kindOf(child) });
    }
  return entries;
}

function kindOf(child: Dirent): EntryKind {
  if (child.isFile()) return "file";
  if (child.isSymbolicLink()) return "link";
  if (child.isFIFO()) return "pipe";
  return child.isSocket() ? "socket" : "device";
}

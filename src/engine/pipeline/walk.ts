import { type Dirent, readdirSync } from "node:fs";
import { basename, join } from "node:path";

/** What stands below a folder and is no folder itself. */
export interface Entry {
  /** Its last segment. */
  name: string;
  /** Below the folder, with forward slashes. */
  path: string;
  kind: EntryKind;
  /** Why a folder cannot be read. */
  cause?: NodeJS.ErrnoException;
}

/** A folder is an entry only when it cannot be read. */
export type EntryKind = "file" | "folder" | "link" | "pipe" | "socket" | "device";

/**
 * Lists everything below a folder, in the order of the system. Links are listed and never followed: what
 * they lead to may lie outside, or be the folder itself. Node's own recursive listing follows them to
 * folders from version 22 on.
 *
 * @param folder which may be a link itself; its own path is empty, when it cannot be read
 */
export function walk(folder: string): Entry[] {
  const waiting = [""];
  const entries: Entry[] = [];
  for (let below = waiting.pop(); below !== undefined; below = waiting.pop())
    try {
      for (const child of readdirSync(join(folder, below), { withFileTypes: true })) {
        const { name } = child;
        if (child.isDirectory()) waiting.push(`${below}${name}/`);
        else entries.push({ name, path: below + name, kind: kindOf(child) });
      }
    } catch (failure) {
      const cause = failure as NodeJS.ErrnoException;
      const path = below.slice(0, -1);
      const isGone = below !== "" && cause.code === "ENOENT";
      if (!isGone) entries.push({ name: basename(path), path, kind: "folder", cause });
    }
  return entries;
}

function kindOf(child: Dirent): EntryKind {
  if (child.isFile()) return "file";
  if (child.isSymbolicLink()) return "link";
  if (child.isFIFO()) return "pipe";
  return child.isSocket() ? "socket" : "device";
}

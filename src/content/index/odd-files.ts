import { realpathSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import type { Issue } from "../../page/issue.ts";
import { slashed } from "../read.ts";
import type { Entry, EntryKind } from "../walk.ts";

const NAMES: Record<Exclude<EntryKind, "file" | "link">, string> = {
  pipe: "a pipe",
  socket: "a socket",
  device: "a device",
};

/**
 * Reports what lies below a folder and is no file. Links are not followed, as what they lead to may
 * lie outside and change unseen; a pipe would be read for ever.
 *
 * @param entries what the folder holds beside files
 */
export function oddFileIssues(folder: string, entries: Entry[]): Issue[] {
  return entries.map((entry) => ({
    ...problemOf(entry, folder),
    file: slashed(join(resolve(folder), entry.path)),
    pointer: "",
  }));
}

function problemOf(
  { path, kind }: Entry,
  folder: string,
): Pick<Issue, "rule" | "message" | "hint"> {
  if (kind !== "link" && kind !== "file")
    return {
      rule: "file-unreadable",
      message: `${path} is no file but ${NAMES[kind]}; it is left out.`,
      hint: "Delete it, or put a file there.",
    };
  return {
    rule: "file-link",
    message: `${path} is no file but a symbolic link, which ${whereTo(path, folder)}; it is left out.`,
    hint: 'Put the file itself here, or delete the link. For a second address of a page use "aliases".',
  };
}

function whereTo(path: string, folder: string): string {
  const root = realpathSync(resolve(folder));
  const target = targetOf(join(root, path));
  if (target === undefined) return "leads nowhere";
  return target.startsWith(root + sep)
    ? "leads to another file of the folder"
    : "leads outside the folder";
}

function targetOf(link: string): string | undefined {
  try {
    return realpathSync(link);
  } catch {
    return undefined;
  }
}

import { realpathSync } from "node:fs";
import { basename, join, resolve, sep } from "node:path";
import type { Issue } from "../../model/issue.ts";
import { slashed } from "../read.ts";
import type { Entry, EntryKind } from "../walk.ts";

const NAMES: Record<Exclude<EntryKind, "file" | "folder" | "link">, string> = {
  pipe: "a pipe",
  socket: "a socket",
  device: "a device",
};

/**
 * Reports what lies below a folder and is no file, and folders that cannot be read. Links are not followed, as what they lead to may
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
  { path, kind, cause }: Entry,
  folder: string,
): Pick<Issue, "rule" | "message" | "hint"> {
  if (kind === "folder") return unreadFolder(path || basename(resolve(folder)), cause);
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

function unreadFolder(
  name: string,
  cause: Entry["cause"],
): Pick<Issue, "rule" | "message" | "hint"> {
  if (cause?.code === "ENOTDIR")
    return {
      rule: "file-unreadable",
      message: `${name} is a file, where a folder is expected.`,
      hint: "Give the file another name, and make a folder of this one.",
    };
  return {
    rule: "file-unreadable",
    message: `The folder ${name} cannot be read (${cause?.code}); what is in it is left out.`,
    hint: "Give yourself the right to read the folder and to open it.",
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

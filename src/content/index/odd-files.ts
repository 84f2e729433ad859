import { realpathSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import type { Issue } from "../../page/issue.ts";
import { listOddities, slashed } from "../read.ts";

/** Finds symbolic links below a folder, which are not followed: what they lead to may lie outside and change unseen. */
export function oddFileIssues(folder: string): Issue[] {
  const root = realpathSync(resolve(folder));
  return listOddities(folder).map((path) => {
    const target = targetOf(join(root, path));
    const where =
      target === undefined
        ? "leads nowhere"
        : target.startsWith(root + sep)
          ? "leads to another file of the folder"
          : "leads outside the folder";
    return {
      rule: "file-link",
      message: `${path} is no file but a symbolic link, which ${where}; it is left out.`,
      hint: 'Put the file itself here, or delete the link. For a second address of a page use "aliases".',
      file: slashed(join(resolve(folder), path)),
      pointer: "",
    };
  });
}

function targetOf(link: string): string | undefined {
  try {
    return realpathSync(link);
  } catch {
    return undefined;
  }
}

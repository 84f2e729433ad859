import { accessSync, constants, mkdirSync, mkdtempSync, readdirSync, rmdirSync } from "node:fs";
import { join } from "node:path";
import { openTemporaryFolder } from "./temporary-folder.ts";

/**
 * Opens the folder in which results are kept between runs. Where it cannot be written, for example in
 * another user's checkout, a temporary folder stands in: the command does everything again, and does it.
 *
 * @param folder which is made when it is not there
 * @param note gets a full sentence when the folder cannot be used
 * @returns the folder to use in this run
 */
export function openCache(folder: string, note: (text: string) => void): string {
  const fault = faultOf(folder);
  if (fault === undefined) return folder;
  note(
    `The cache folder ${folder} cannot be written (${fault}), so this run keeps nothing for the next and takes longer. Give yourself the right to write there, or delete the folder.`,
  );
  return openTemporaryFolder().folder;
}

/** What the system says against writing into a cache or one of its folders; nothing when all is well. */
function faultOf(folder: string): string | undefined {
  try {
    mkdirSync(folder, { recursive: true });
    rmdirSync(mkdtempSync(join(folder, "probe-")));
    for (const child of readdirSync(folder, { withFileTypes: true }))
      if (child.isDirectory()) checkAccess(join(folder, child.name));
    return undefined;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code ?? String(cause);
  }
}

/** @throws when a folder cannot be used; one that another run has taken away since is no fault */
function checkAccess(folder: string): void {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "ENOENT") throw cause;
  }
}

import { lstatSync, realpathSync } from "node:fs";
import { join, sep } from "node:path";

/**
 * Whether a path names a file of a folder itself: not a link, nothing behind a link, and no pipe, which
 * would keep the request and everything that waits behind it for ever.
 *
 * @param path below the folder, decoded
 */
export function isOwnFile(folder: string, path: string): boolean {
  try {
    const root = realpathSync(folder);
    const file = join(root, path);
    return file.startsWith(root + sep) && lstatSync(file).isFile() && realpathSync(file) === file;
  } catch {
    return false;
  }
}

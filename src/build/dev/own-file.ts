import { lstatSync, realpathSync } from "node:fs";
import { join, sep } from "node:path";

/**
 * Whether a request names a file of a folder itself: not a link, nothing behind a link, and no pipe, which
 * would keep the request and everything that waits behind it for ever.
 *
 * @param url below the folder, as it was asked for
 */
export function isOwnFile(folder: string, url: string): boolean {
  try {
    const root = realpathSync(folder);
    const file = join(root, decodeURI(url.split("?", 1)[0] ?? ""));
    return file.startsWith(root + sep) && lstatSync(file).isFile() && realpathSync(file) === file;
  } catch {
    return false;
  }
}

import { existsSync, lstatSync, realpathSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import { slashed } from "../../engine/pipeline/read.ts";
import { RequestError } from "./request-error.ts";

/** No disk takes names beyond 255 bytes; what is put beside a file has a longer one. */
const SEGMENT = /^(?!\.)[A-Za-z0-9._[\]-]{1,200}$/;

/**
 * The absolute path of a file in a folder.
 *
 * @param path below the folder, with forward slashes
 * @throws {RequestError} when the path leads out of the folder, by its words or by a link on the disk
 */
export function fileWithin(folder: string, path: string): string {
  const segments = path.split("/");
  if (path.length > 300 || !segments.every((segment) => SEGMENT.test(segment)))
    throw new RequestError(403, `"${path.slice(0, 80)}" is no file of this site.`);
  const file = join(resolve(folder), ...segments);
  confine(folder, file);
  return slashed(file);
}

/**
 * Makes sure that a file lies in a folder once all links are followed.
 *
 * @throws {RequestError} when it does not
 */
export function confine(folder: string, file: string): void {
  const root = realpathSync(resolve(folder));
  const inside = realpathSync(nearestExisting(resolve(file)));
  if (inside !== root && !inside.startsWith(root + sep))
    throw new RequestError(403, "This file lies outside the site's folders.");
}

/** The file itself, or the first folder above it that is there. A broken link counts as there. */
function nearestExisting(path: string): string {
  if (existsSync(path)) return path;
  if (isLink(path)) throw new RequestError(403, "This file is a link that leads nowhere.");
  return nearestExisting(dirname(path));
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

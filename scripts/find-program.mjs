import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Where Debian puts servers, beside the folders of `PATH`. */
const SERVER_FOLDERS = ["/usr/sbin", "/usr/local/sbin"];

/** The path of an installed program, or `undefined`. */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...SERVER_FOLDERS];
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

/** Whether a file is there and may be run. */
export function isProgram(path) {
  if (path === "") return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

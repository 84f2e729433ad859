import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The names of the folders that hold a file of a name, in their order. */
export function foldersWith(file: string, root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => existsSync(join(root, folder, name, file)))
    .sort();
}

/** A name as a property: quoted only where it has to be. */
export function key(name: string): string {
  return name.includes("-") ? `"${name}"` : name;
}

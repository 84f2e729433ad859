import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Names all that is installed for the engine: it changes when a library does. */
export function installedPackages(root: string): string {
  const lock = join(root, "package-lock.json");
  if (existsSync(lock)) return readFileSync(lock, "utf8");
  return packageFolders(root)
    .map((folder) => `${folder} ${manifestOf(folder).version}`)
    .join("\n");
}

/** The folders of all packages that the engine uses itself. */
export function packageFolders(root: string): string[] {
  const names = Object.keys(manifestOf(root).dependencies ?? {});
  return names.map((name) => packageFolder(root, name));
}

/**
 * Finds a package as Node does: in the folder itself or in those above it.
 *
 * @throws when it is not installed
 */
export function packageFolder(from: string, name: string): string {
  const folder = join(from, "node_modules", name);
  if (existsSync(folder)) return folder;
  const above = dirname(from);
  if (above === from)
    throw new Error(`The package ${name} is not installed. Run \`npm install\` and try again.`);
  return packageFolder(above, name);
}

function manifestOf(folder: string): { version: string; dependencies?: Record<string, string> } {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}

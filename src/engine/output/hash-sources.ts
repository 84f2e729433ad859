import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { installedPackages } from "../pipeline/installed-packages.ts";
import { listFiles } from "../pipeline/read.ts";

/**
 * A name for what is compiled of sources and installed packages: another one whenever any of them changes.
 *
 * @param root folder of the engine
 * @param paths files, and folders with all below them but tests and examples
 * @param own what else it depends on
 */
export function hashSources(root: string, paths: readonly string[], own = ""): string {
  const hash = createHash("sha256").update(installedPackages(root)).update(own);
  for (const file of paths.flatMap((path) => filesAt(root, path))) {
    if (/\.test\.tsx?$|example\.json$/.test(file)) continue;
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex").slice(0, 16);
}

function filesAt(root: string, path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path];
  return listFiles(join(root, path)).map((name) => `${path}/${name}`);
}

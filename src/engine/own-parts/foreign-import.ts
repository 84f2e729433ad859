import { join } from "node:path";
import { slashed } from "../pipeline/read.ts";
import type { PartFolder } from "./find-parts.ts";

const OF_A_PART = /^(theme\/blocks|rules|providers\/(blog|forms))\/[^/]+\//;
const OF_ALL = /^(theme|rules|providers)\//;

/**
 * A file that a part is made of and may not be: what lies outside could change without anybody noticing, and parts
 * that import one another could not be taken away.
 *
 * @param files absolute, with forward slashes
 * @returns its path as people know it
 */
export function foreignImport(
  { path }: PartFolder,
  files: readonly string[],
  { site, root }: { site: string; root: string },
): string | undefined {
  const sources = ["src", "lib"].map((name) => join(root, name));
  const isAllowed = (file: string) => {
    const below = pathBelow(site, file);
    if (below?.startsWith(`${path}/`)) return true;
    if (below !== undefined && OF_ALL.test(below) && !OF_A_PART.test(below)) return true;
    const isEngine = sources.some((folder) => pathBelow(folder, file) !== undefined);
    return isEngine || file.includes("/node_modules/");
  };
  const foreign = files.find((file) => !isAllowed(file));
  return foreign && (pathBelow(site, foreign) ?? foreign);
}

function pathBelow(folder: string, file: string): string | undefined {
  const start = `${slashed(folder)}/`;
  return file.startsWith(start) ? file.slice(start.length) : undefined;
}

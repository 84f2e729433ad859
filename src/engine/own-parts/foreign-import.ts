import { join } from "node:path";
import type { Issue } from "../model/issue.ts";
import { ownPartIssue } from "../pipeline/own-part-issue.ts";
import { slashed } from "../pipeline/read.ts";

const OF_A_PART = /^(theme\/blocks|rules|providers\/(blog|forms))\/[^/]+\//;
const OF_ALL = /^(theme|rules|providers)\//;

/**
 * Reports a module that is made of what it may not be: what lies outside could change without anybody noticing, and
 * parts that import one another could not be taken away.
 *
 * @param module its file, and the folder of its own below that of the site
 * @param files what it is made of, absolute, with forward slashes
 */
export function foreignImport(
  module: { file: string; folder: string },
  files: readonly string[],
  { site, root }: { site: string; root: string },
): Issue | undefined {
  const sources = ["src", "lib"].map((name) => join(root, name));
  const isAllowed = (file: string) => {
    const below = pathBelow(site, file);
    if (below?.startsWith(`${module.folder}/`)) return true;
    if (below !== undefined && OF_ALL.test(below) && !OF_A_PART.test(below)) return true;
    const isEngine = sources.some((folder) => pathBelow(folder, file) !== undefined);
    return isEngine || file.includes("/node_modules/");
  };
  const foreign = files.find((file) => !isAllowed(file));
  if (foreign === undefined) return undefined;
  return ownPartIssue(
    module.file,
    `The file imports ${pathBelow(site, foreign) ?? foreign}, which is no part of it.`,
    "Parts import packages, the engine, and files of their own. What several of them use stands in theme, rules or providers itself.",
  );
}

function pathBelow(folder: string, file: string): string | undefined {
  const start = `${slashed(folder)}/`;
  return file.startsWith(start) ? file.slice(start.length) : undefined;
}

import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Issue } from "../model/issue.ts";
import { keep, readKept } from "../pipeline/kept.ts";
import { slashed } from "../pipeline/read.ts";
import { writeWhole } from "../pipeline/write-whole.ts";
import type { PartOptions } from "./part-options.ts";

/** Changes when results are made in another way. */
const FORM = 3;
/** Entries that are kept, those of earlier states as well. */
const MOST_KEPT = 400;

/**
 * Takes what was made of a part from the cache, or makes it. It is kept with its issues, whose files are named from
 * the folder of the site, so that the cache can be moved with it.
 *
 * @param key changes when anything does that it is made of
 */
export async function keptResult<Result extends { issues: Issue[] }>(
  { cache, site }: PartOptions,
  key: string,
  make: () => Promise<Result>,
): Promise<Result> {
  const file = join(folderIn(cache), `${key}.json`);
  const known = readKept<Result>(file);
  if (Array.isArray(known?.issues)) return withFiles(known, (path) => slashed(resolve(site, path)));
  const made = await make();
  keep(
    file,
    withFiles(made, (path) => slashed(relative(site, path))),
    MOST_KEPT,
  );
  return made;
}

/**
 * Puts a module where it can be imported.
 *
 * @returns its address
 */
export function keptModule({ cache }: PartOptions, key: string, code: string): string {
  const file = join(folderIn(cache), `${key}.mjs`);
  if (!existsSync(file)) writeWhole(file, code);
  return pathToFileURL(file).href;
}

function withFiles<Result extends { issues: Issue[] }>(
  result: Result,
  change: (file: string) => string,
): Result {
  const issues = result.issues.map((issue) => ({ ...issue, file: change(issue.file) }));
  return { ...result, issues };
}

function folderIn(cache: string): string {
  return join(cache, `own-parts-${FORM}`);
}

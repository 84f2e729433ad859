import { existsSync } from "node:fs";
import { join } from "node:path";
import { isError, type ReportedIssue } from "../model/issue.ts";
import { readText } from "../pipeline/regular-file.ts";
import type { Rule } from "../pipeline/rule.ts";
import { withLevels } from "../pipeline/with-levels.ts";
import { keepEarlierAssets } from "./earlier-assets.ts";
import { sameFile } from "./known/known-output.ts";
import type { Manifest } from "./known/manifest.ts";
import { linkOrCopy } from "./link-or-copy.ts";
import { createOutput, type Output } from "./output.ts";
import { type Protected, safeTarget } from "./output-target.ts";
import { manifestOfPart, SHARD_FILE, type ShardMark } from "./shard.ts";
import { createWrittenCheck, type WrittenCheck } from "./written/check-written.ts";
import type { WrittenSite } from "./written/written-site.ts";

/** What came of putting parts together. */
export interface Merged {
  count: number;
  issues: ReportedIssue[];
}

/** Where parts lie, and where the whole site goes. */
export interface Merging {
  /** Folders of all parts, in any order. */
  parts: string[];
  /** All that the site was checked with. */
  rules: readonly Rule[];
  /** Folder of the whole site. */
  out: string;
  /** Folder where the output before the last one is kept. */
  cache: string;
  /** What the output may not harm, beside the parts. */
  protect: Protected;
}

/**
 * Puts the parts of a site together to what a single build would have written.
 *
 * @returns the number of files, and what is wrong with links from one part to another; with any error nothing is put in place
 * @throws when a part is missing, damaged, there twice, or of another build
 * @throws {UnsafeTargetError} when the output would take away what no build has written
 */
export async function mergeShards(merging: Merging): Promise<Merged> {
  const { out, cache, protect, rules } = merging;
  const sources = [...protect.sources, ...merging.parts];
  const target = safeTarget(out, { ...protect, sources });
  const parts = merging.parts.map(markOf);
  assertComplete(parts);
  const output = await createOutput(target, cache);
  try {
    const damaged: string[] = [];
    for (const part of parts) damaged.push(...(await placePart(part, output)));
    const { files } = output;
    const count = files.size;
    const check = checkOf(parts, output.earlier);
    const issues = withLevels(rules, check.finish(files));
    if (!issues.some(isError)) {
      if (damaged[0]) throw new Error(`${damaged[0]} is damaged. Build this part again.`);
      keepEarlierAssets(target, output);
      output.commit(check.facts());
    }
    return { count, issues };
  } finally {
    output.discard();
  }
}

/** One part that is put together with others. */
interface Part {
  folder: string;
  mark: ShardMark;
  manifest: Manifest;
}

/** @returns the files of the part that are not as they were written, or gone */
async function placePart(part: Part, output: Output): Promise<string[]> {
  const damaged: string[] = [];
  for (const [path, { key }] of part.manifest.files) {
    const file = join(part.folder, path);
    if (sameFile(part, path, key))
      await output.place(path, key, (target) => linkOrCopy(file, target));
    else damaged.push(file);
  }
  return damaged;
}

/** Follows the links of the written documents, now that all of their targets are there. */
function checkOf(parts: Part[], earlier: Manifest | undefined): WrittenCheck {
  const sites = parts.map(({ mark }) => mark.site);
  const files: WrittenSite["files"] = Object.assign({}, ...sites.map((site) => site.files));
  const check = createWrittenCheck({ ...(sites[0] as WrittenSite), files }, earlier);
  for (const { manifest } of parts)
    for (const [path, file] of manifest.files) check.carry(path, file, manifest);
  return check;
}

function markOf(folder: string): Part {
  const file = join(folder, SHARD_FILE);
  if (!existsSync(file))
    throw new Error(
      `${folder} is no part of a site. Build one with \`npm run build -- --shard 1/4\`.`,
    );
  const mark = JSON.parse(readText(file)) as ShardMark;
  const manifest = manifestOfPart(mark);
  if (!manifest) throw new Error(`${file} is damaged. Build this part again.`);
  return { folder, mark, manifest };
}

function assertComplete(parts: Part[]): void {
  const marks = parts.map(({ mark }) => mark);
  const [first] = marks;
  if (!first) throw new Error("Name the folders of all parts.");
  if (marks.some(({ build, count }) => build !== first.build || count !== first.count))
    throw new Error(
      "These parts are of different builds. Build all of them from the same pages, with the same number of parts.",
    );
  const numbers = marks.map(({ number }) => number).sort((a, b) => a - b);
  const missing = Array.from({ length: first.count }, (_, at) => at + 1).filter(
    (number) => !numbers.includes(number),
  );
  if (missing.length > 0)
    throw new Error(
      `Part ${missing.join(", ")} of ${first.count} is missing. Name the folders of all parts.`,
    );
  if (numbers.length !== first.count)
    throw new Error("A part is named twice. Name the folder of each part once.");
}

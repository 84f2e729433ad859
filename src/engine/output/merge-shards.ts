import { existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Issue, isError, type ReportedIssue } from "../model/issue.ts";
import { listFiles } from "../pipeline/read.ts";
import { readText } from "../pipeline/regular-file.ts";
import type { Rule } from "../pipeline/rule.ts";
import { withLevels } from "../pipeline/with-levels.ts";
import { keepEarlierAssets } from "./earlier-assets.ts";
import { linkOrCopy } from "./link-or-copy.ts";
import { createOutput } from "./output.ts";
import { type Protected, safeTarget } from "./output-target.ts";
import { SHARD_FILE, type ShardMark } from "./shard.ts";
import { createWrittenCheck } from "./written/check-written.ts";

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
 * @throws when a part is missing, there twice, or of another build
 * @throws {UnsafeTargetError} when the output would take away what no build has written
 */
export function mergeShards({ parts, out, cache, protect, rules }: Merging): Merged {
  const target = safeTarget(out, { ...protect, sources: [...protect.sources, ...parts] });
  const marks = parts.map(markOf);
  assertComplete(marks);
  const output = createOutput(target, cache);
  try {
    for (const part of parts)
      for (const path of listFiles(part)) {
        if (path === SHARD_FILE) continue;
        const target = join(output.folder, path);
        mkdirSync(dirname(target), { recursive: true });
        linkOrCopy(join(part, path), target);
        output.keep(path);
      }
    const files = output.files();
    const issues = withLevels(rules, followLinks(marks, files));
    if (!issues.some(isError)) {
      keepEarlierAssets(target, output);
      output.commit();
    }
    return { count: files.length, issues };
  } finally {
    output.discard();
  }
}

/** Follows the links of the written documents, now that all of their targets are there. */
function followLinks(marks: ShardMark[], files: string[]): Issue[] {
  const sites = marks.map(({ written }) => written.site);
  const [first] = sites;
  if (!first) return [];
  const check = createWrittenCheck({
    ...first,
    files: Object.assign({}, ...sites.map((site) => site.files)),
  });
  for (const { written } of marks) check.take(written.collected);
  return check.finish(files);
}

function markOf(part: string): ShardMark {
  const file = join(part, SHARD_FILE);
  if (!existsSync(file))
    throw new Error(
      `${part} is no part of a site. Build one with \`npm run build -- --shard 1/4\`.`,
    );
  return JSON.parse(readText(file)) as ShardMark;
}

function assertComplete(marks: ShardMark[]): void {
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

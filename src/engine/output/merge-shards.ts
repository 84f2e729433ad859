import { join } from "node:path";
import { type Issue, isError, type ReportedIssue } from "../model/issue.ts";
import { joinSnapshots } from "../pipeline/cache/join-snapshots.ts";
import type { Snapshot } from "../pipeline/cache/snapshot.ts";
import { type ResolvedSite, resolveSite } from "../pipeline/examine.ts";
import { rulesInTurn } from "../pipeline/run-rules.ts";
import { buildOfPages } from "../pipeline/shards/own-records.ts";
import { assertComplete, assertSameBuild, ShardError } from "../pipeline/shards/shard.ts";
import {
  keepComparisons,
  openJoinedCache,
  type ShardSite,
  shardSite,
} from "../pipeline/shards/shard-site.ts";
import { withLevels } from "../pipeline/with-levels.ts";
import type { BuildOptions, BuildResult } from "./build-site.ts";
import { bundle } from "./bundle.ts";
import { compressOutput } from "./compress.ts";
import { keepEarlierAssets } from "./earlier-assets.ts";
import { sameFile } from "./known/known-output.ts";
import { linkOrCopy } from "./link-or-copy.ts";
import { withLook } from "./look/site-styles.ts";
import { createMediaOutput, type MediaOutput } from "./media.ts";
import { createOutput, type Output } from "./output.ts";
import { createOutputPages, type ListedPage, type OutputPages } from "./output-pages.ts";
import { entering, type Part, readPart } from "./part-file.ts";
import { siteTarget } from "./site-target.ts";
import { createSpool, type Spool } from "./spool.ts";
import { writeAssets } from "./write-assets.ts";
import { documentsId, writeCommonFiles } from "./write-site.ts";
import { createWrittenCheck, type WrittenCheck } from "./written/check-written.ts";
import { writtenSite } from "./written/written-site.ts";

/** One run that puts parts together. */
export interface MergeOptions extends Omit<BuildOptions, "compress" | "paranoid"> {
  /** Folders of all parts, in any order. */
  parts: string[];
}

/** What came of it. */
export interface Merged extends Omit<BuildResult, "written" | "notices"> {
  /** Number of files of the whole; 0 when an error stopped it. */
  count: number;
}

/**
 * The last step: finds what is wrong between pages, from what the parts know of them, and puts the parts together to what a
 * single build would have written. Pages are read only where a rule suspects something.
 *
 * @returns all that is wrong with the site; with any error nothing is put in place
 * @throws {ShardError} when a part is missing, damaged, there twice, or of another build
 * @throws {UnsafeTargetError} when the output would take away what no build has written
 */
export async function mergeShards(options: MergeOptions): Promise<Merged> {
  const { engine, folders, overrides = {} } = options;
  const target = siteTarget(options, options.parts);
  const here = shardSite(engine, folders, overrides);
  const parts = options.parts.map((folder) => readPart(folder, here.engine));
  const spool = createSpool(folders.cache);
  try {
    return await checkAndMerge({ parts, here, target, spool }, options);
  } finally {
    spool.close();
  }
}

/** What a site is put together with. */
interface Means {
  parts: readonly Part[];
  here: ShardSite;
  /** Folder that is replaced. */
  target: string;
  spool: Spool;
}

async function checkAndMerge(means: Means, options: MergeOptions): Promise<Merged> {
  const { parts, here, spool } = means;
  const { engine, folders, overrides, onProgress } = options;
  onProgress("Joining records");
  const joined = joinedRecords(parts, here);
  const media = createMediaOutput(folders.cache);
  const outputPages = createOutputPages(media, spool);
  const resolved = await resolveSite({
    ...engine,
    ...{ folders, overrides, urls: media },
    cache: openJoinedCache(engine, here, joined),
    onChecked: outputPages.take,
  });
  onProgress("Checking the site");
  const issues = issuesOf(resolved, parts, options);
  keepComparisons(here, resolved.walk.comparisons.used());
  if (issues.some(isError)) return { ...resolved, issues, count: 0 };
  const unwritten = parts.find(({ records }) => !records.more.isWritten);
  if (unwritten) throw new ShardError(`${unwritten.folder} holds no pages. Build this part again.`);
  const { count, written } = await merge({ ...means, resolved, outputPages, media }, options);
  return { ...resolved, issues: [...issues, ...written], count };
}

/** @throws {ShardError} when the parts do not fit together, or to what this machine has */
function joinedRecords(parts: readonly Part[], { build }: ShardSite): Snapshot {
  const all = parts.map(({ records }) => records);
  assertComplete(all);
  const joined = joinSnapshots(all.map(({ snapshot }) => snapshot));
  assertSameBuild(all, buildOfPages(build, joined));
  return joined;
}

/** All that is wrong with a site, as a single build finds it. */
function issuesOf(
  { site, walk, issues }: ResolvedSite,
  parts: readonly Part[],
  { engine, folders }: MergeOptions,
): ReportedIssue[] {
  const { rules } = engine.definitions;
  const found = [...rulesInTurn(rules, site, walk.findingsOn)].flat();
  const stopped = new Map<string, Issue>();
  for (const { records } of parts)
    for (const issue of records.more.stopped)
      stopped.set(JSON.stringify(issue), entering(issue, folders));
  return [...issues, ...found, ...withLevels(rules, [...stopped.values()])];
}

/** What is put together. */
interface Together extends Means {
  resolved: ResolvedSite;
  outputPages: OutputPages;
  media: MediaOutput;
}

/** @returns the number of files, and what is wrong with them; with any error nothing is put in place */
async function merge(
  together: Together,
  options: MergeOptions,
): Promise<{ count: number; written: ReportedIssue[] }> {
  const { parts, target } = together;
  const { cache } = options.folders;
  const output = await createOutput(target, cache);
  try {
    const check = await putTogether({ ...together, output }, options);
    const written = withLevels(options.engine.definitions.rules, check.finish(output.files));
    if (written.some(isError)) return { count: 0, written };
    if (parts.some(({ records }) => records.more.isCompressed)) {
      options.onProgress("Compressing");
      await compressOutput(output, cache);
    }
    const count = output.files.size;
    keepEarlierAssets(target, output);
    output.commit(check.facts());
    return { count, written };
  } finally {
    output.discard();
  }
}

/** Puts the files of all parts together, and beside them what the site has once. */
async function putTogether(
  { resolved: { site }, parts, outputPages, media, output }: Together & { output: Output },
  options: MergeOptions,
): Promise<WrittenCheck> {
  const { root, engine, folders, onProgress } = options;
  onProgress("Compiling components");
  const bundled = await bundle({ root, cache: folders.cache, engine });
  const { index } = site;
  const compiled = await withLook(bundled, { root, cache: folders.cache, index });
  const documents = documentsId({ site, compiled, engine });
  if (parts.some(({ records }) => records.more.documents !== documents))
    throw new ShardError(
      'The pages of these parts were made with other components or libraries than this machine has. Install the same ones on all machines with "npm ci", and run all steps again.',
    );
  onProgress("Putting parts together");
  const check = createWrittenCheck(writtenSite(site), output.earlier);
  for (const part of parts) await takePart(part, output, check);
  await writeAssets({ root, site, folders, compiled, media, output, onProgress });
  const pages: ListedPage[] = [
    ...outputPages.of(site),
    ...parts.flatMap(({ records }) => records.more.articles),
  ];
  writeCommonFiles({ site, pages, compiled, output }, check);
  return check;
}

/** @throws {ShardError} when a file of the part is not as it was written, or gone */
async function takePart(
  { folder, records, manifest }: Part,
  output: Output,
  check: WrittenCheck,
): Promise<void> {
  for (const [path, file] of manifest.files) {
    const from = join(folder, path);
    if (!sameFile({ folder, manifest }, path, file.key))
      throw new ShardError(`${from} is damaged or gone. Build this part again.`);
    await output.place(path, file.key, (target) => linkOrCopy(from, target));
    check.carry(path, file, manifest);
  }
  check.take({ strings: [], files: [], broken: [...records.more.broken], differing: [] });
}

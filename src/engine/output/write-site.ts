import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Issue } from "../model/issue.ts";
import type { Engine } from "../pipeline/engine.ts";
import type { CheckedSite } from "../pipeline/site.ts";
import type { Bundle } from "./bundle.ts";
import type { DocumentAssets } from "./document.ts";
import { articlesOf } from "./feed.ts";
import { formFiles } from "./form-document.ts";
import type { Output } from "./output.ts";
import { pageJobs } from "./page-jobs.ts";
import type { PageJob } from "./render/page-job.ts";
import { type Rendered, readRendered } from "./render/rendered.ts";
import { writePages } from "./render/write-pages.ts";
import { bringsCommonFiles, markShard, ownEntries, type Shard, writtenPart } from "./shard.ts";
import type { ShareImage } from "./share-image.ts";
import { siteFiles } from "./site-files.ts";
import { createWrittenCheck, type WrittenCheck } from "./written/check-written.ts";
import { createCollector } from "./written/collect.ts";
import { writtenSite } from "./written/written-site.ts";

/** A site about to be written. */
export interface Writing {
  shard: Shard;
  site: CheckedSite;
  compiled: Bundle;
  engine: Engine;
  output: Output;
  /** Folder where what is known of earlier builds is kept. */
  cache: string;
  /** The folder from which parts of a site name its files. */
  cwd: string;
  shareImages: ReadonlyMap<string, ShareImage>;
  /** What can be done while other threads write pages; when it says no, the site is not wanted. */
  whileWriting: () => Promise<boolean>;
}

/**
 * Writes the pages of a site, and the files beside them. Pages that an earlier build has rendered from
 * the same and that lie in the output still are left as they are.
 *
 * @returns what is wrong with what was written; nothing when it is not wanted
 */
export async function writeSite(writing: Writing): Promise<Issue[]> {
  const { shard, site, compiled, output, cache, cwd, whileWriting } = writing;
  const shell = JSON.stringify(site.shell);
  const assets = assetsOf(writing, shell);
  const check = createWrittenCheck(writtenSite(site));
  const write = pageWriter(writing, assets, check);
  const common = [compiled.id, shell, JSON.stringify(assets)].join(" ");
  // A part says of all its documents what they refer to: it writes them all.
  const rendered = shard.count > 1 ? undefined : readRendered(output.folder, cache, common);
  if (!(await write((job) => !rendered?.has(job), whileWriting))) return [];
  if (bringsCommonFiles(shard)) {
    output.write(assets.shell.slice(1), shell);
    writeCommonFiles(writing, check);
  }
  if (rendered) return finishWhole(rendered, writing, check, write);
  // A part cannot know what the others bring: its links are followed when all are put together.
  const written = writtenPart(site, check.taken(), cwd);
  markShard(output, { ...shard, build: assets.build, written });
  return check.finish();
}

/** Renders and writes pages that are wanted, after something else was done. */
type WriteWanted = (
  isWanted: (job: PageJob) => boolean,
  whileWriting: () => Promise<boolean>,
) => Promise<boolean>;

function pageWriter(
  { shard, site, compiled, output, shareImages }: Writing,
  assets: DocumentAssets,
  check: WrittenCheck,
): WriteWanted {
  const { render, renderer, worker } = compiled;
  const own = [...ownEntries(site.pages, shard)];
  return (isWanted, whileWriting) =>
    writePages({
      jobs: wantedJobs(pageJobs(site, own, shareImages), output, isWanted),
      count: own.length,
      context: { shell: site.shell, assets, folder: output.folder, renderer },
      render,
      worker,
      helpers: availableParallelism() - 1,
      whileWriting,
      onWritten: check.take,
    });
}

/** Follows the links of all documents: of those that were left as they are, when a target of theirs may be gone. */
async function finishWhole(
  rendered: Rendered,
  { output }: Writing,
  check: WrittenCheck,
  write: WriteWanted,
): Promise<Issue[]> {
  if (rendered.hasLost(output.files(), check.taken().ids))
    await write(rendered.has, async () => true);
  else check.take({ seen: [], broken: [], ids: rendered.ids() });
  const issues = check.finish(output.files());
  if (issues.length === 0) rendered.save(output.files(), check.taken().ids);
  return issues;
}

function assetsOf({ site, compiled, engine }: Writing, shell: string): DocumentAssets {
  return {
    build: shortHash(`${compiled.id} ${engine.id} ${shell}`),
    loader: compiled.loader,
    styles: compiled.styles,
    fonts: compiled.fonts,
    shell: `/assets/shell-${shortHash(shell)}.json`,
    icons: site.shell.icon !== undefined,
    feed: articlesOf(site).length > 0 ? "/feed.xml" : undefined,
  };
}

/** Writes what the site has once: sitemap, feed, rules for hosts. */
function writeCommonFiles({ site, compiled, output }: Writing, check: WrittenCheck): void {
  const collector = createCollector();
  for (const { path, text } of [...siteFiles(site), ...formFiles(site, compiled)]) {
    output.write(path, text);
    collector.add(path, text);
  }
  for (const path of compiled.styles)
    collector.add(path.slice(1), readFileSync(join(output.folder, path), "utf8"));
  check.take(collector.collected());
}

/** Announces the files of every page to the output, and gives the pages that are to be written. */
function* wantedJobs(
  jobs: Iterable<PageJob>,
  output: Output,
  isWanted: (job: PageJob) => boolean,
): Generator<PageJob> {
  for (const job of jobs) {
    for (const { document, data } of job.files) {
      output.keep(document);
      output.keep(data);
    }
    if (isWanted(job)) yield job;
  }
}

function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 10);
}

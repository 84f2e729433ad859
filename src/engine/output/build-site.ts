import { join } from "node:path";
import { type Issue, isError, type ReportedIssue } from "../model/issue.ts";
import type { Engine } from "../pipeline/engine.ts";
import { type ExaminedSite, resolveSite } from "../pipeline/examine.ts";
import type { Folders, Overrides } from "../pipeline/load.ts";
import { issueOfPart } from "../pipeline/own-parts.ts";
import { issuesInTurn, type PageFindings, rulesInTurn } from "../pipeline/run-rules.ts";
import type { CheckedSite } from "../pipeline/site.ts";
import { withLevels } from "../pipeline/with-levels.ts";
import { articleFiles } from "./blog/article-files.ts";
import { type KnownBlog, knownArticles } from "./blog/known-articles.ts";
import { withArticles } from "./blog/with-articles.ts";
import { bundle } from "./bundle.ts";
import { compressOutput } from "./compress.ts";
import { keepEarlierAssets } from "./earlier-assets.ts";
import { type SiteBundle, withLook } from "./look/site-styles.ts";
import { createMediaOutput, type MediaOutput } from "./media.ts";
import { createOutput, type Output } from "./output.ts";
import { createOutputPages, type OutputPages } from "./output-pages.ts";
import type { Protected } from "./output-target.ts";
import { ownBuildIssue } from "./render/own-render-issue.ts";
import { siteTarget } from "./site-target.ts";
import { createSpool, type Spool } from "./spool.ts";
import { writeAssets } from "./write-assets.ts";
import { writeShareImages } from "./write-share-images.ts";
import { documentFrames, writeSite } from "./write-site.ts";
import { differenceNotices } from "./written/difference-notices.ts";

/** One run of the build. */
export interface BuildOptions {
  /** Folder of the engine. */
  root: string;
  /** The folder from which parts of a site name its files. */
  cwd: string;
  engine: Engine;
  folders: Folders;
  /** Folder that the site is written to, replacing an earlier output. */
  out: string;
  /** What lies around the site's folders and may not be harmed by the output. */
  protect: Protected;
  overrides?: Overrides;
  /** Whether what may stay until a release is an error, as in `check --release`. */
  release?: boolean;
  /** Whether compressed copies are written beside text files. */
  compress: boolean;
  /** Whether every document is made again, and read again as it was written. */
  paranoid?: boolean;
  /** Called with lines for a terminal on what goes on. */
  onProgress: (step: string) => void;
}

/** What a build found and did. */
export interface BuildResult extends ExaminedSite {
  /** Number of pages of the site; 0 when an error stopped the build. */
  written: number;
  /** What the person who builds should know beside issues, in full sentences. */
  notices: string[];
}

/**
 * Checks a site and writes it. With any error nothing is written, and what an earlier build wrote stays.
 *
 * @returns what was found; the site is written when none of it is an error
 * @throws {UnsafeTargetError} when the output would take away what no build has written
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { folders } = options;
  const target = siteTarget(options);
  // What earlier outputs left is looked at while the pages are read.
  const opening = createOutput(target, folders.cache);
  // It is waited for below in any case.
  opening.catch(() => undefined);
  const spool = createSpool(folders.cache);
  try {
    return await examineAndWrite({ opening, target, spool }, options);
  } finally {
    spool.close();
    (await opening).discard();
  }
}

/** What a site is written with. */
interface Means {
  opening: Promise<Output>;
  /** Folder that is replaced. */
  target: string;
  spool: Spool;
}

async function examineAndWrite(
  { opening, target, spool }: Means,
  options: BuildOptions,
): Promise<BuildResult> {
  const { root, engine, folders, overrides, release, onProgress } = options;
  const { definitions } = engine;
  const media = createMediaOutput(folders.cache);
  const outputPages = createOutputPages(media, spool);
  onProgress("Reading pages");
  const {
    loaded,
    site,
    issues: reading,
    walk: { findingsOn },
    save,
  } = await resolveSite({
    ...engine,
    folders,
    urls: media,
    overrides,
    release,
    onChecked: outputPages.take,
  });
  const unwritten = (...stopping: Issue[]): BuildResult => {
    const found = [...rulesInTurn(definitions.rules, site, findingsOn)].flat();
    save();
    const issues = [...reading, ...found, ...withLevels(definitions.rules, stopping)];
    return { loaded, site, issues, written: 0, notices: [] };
  };
  if (reading.some(isError)) return unwritten();
  onProgress("Compiling components");
  const bundled = await bundle({ root, cache: folders.cache, engine });
  const compiled = await withLook(bundled, { root, cache: folders.cache, index: site.index });
  onProgress("Reading articles");
  const cache = { folder: join(folders.cache, "blog"), reader: compiled.id };
  const known = await knownArticles(site.index, definitions.blogs, cache).catch(issueOfPart);
  if ("rule" in known) return unwritten(known);
  const complete = withArticles(site, known);
  const output = await opening;
  const { notices, blogs } = known;
  const parts = {
    site,
    findingsOn,
    outputPages,
    complete,
    engine,
    compiled,
    media,
    target,
    output,
    notices,
    blogs,
  };
  const checked = await checkAndWrite(parts, options);
  save();
  const ofArticles = complete.pages.length - site.pages.length;
  const shown = loaded.pageCount - site.hidden.length;
  return {
    loaded,
    site,
    issues: [...reading, ...checked],
    written: checked.some(isError) ? 0 : shown + ofArticles,
    notices,
  };
}

/** What a site is written from. */
interface Parts {
  /** The site as its authors wrote it. */
  site: CheckedSite;
  findingsOn: PageFindings;
  outputPages: OutputPages;
  /** The same with the articles of its blogs. */
  complete: CheckedSite;
  engine: Engine;
  compiled: SiteBundle;
  media: MediaOutput;
  /** Folder that is replaced. */
  target: string;
  output: Output;
  /** The articles that are known. */
  blogs: readonly KnownBlog[];
  /** Takes what the person who builds should know. */
  notices: string[];
}

/**
 * Runs the rules while other threads begin to write pages. What they have written is thrown away when a
 * rule finds an error.
 */
async function checkAndWrite(parts: Parts, options: BuildOptions): Promise<ReportedIssue[]> {
  const { site, findingsOn, outputPages, complete, engine, compiled, target, output } = parts;
  const { folders, onProgress } = options;
  const pages = outputPages.of(complete);
  const issues: ReportedIssue[] = [];
  const whileWriting = async () => {
    onProgress("Checking pages");
    issues.push(...(await issuesInTurn(options.engine.definitions.rules, site, findingsOn)));
    if (issues.some(isError)) return false;
    for (const file of articleFiles(complete)) parts.media.publish(file);
    await writeAssets({ ...options, ...parts, site: complete });
    const { index } = complete;
    const drawing = { root: options.root, index, cache: folders.cache };
    await writeShareImages(pages, drawing, output);
    onProgress(`Writing ${complete.pages.length} pages`);
    return true;
  };
  const { paranoid = false } = options;
  const frames = documentFrames({ site: complete, compiled, engine }, parts.blogs);
  const given = { pages, compiled, output, frames, paranoid, whileWriting };
  try {
    const written = await writeSite({ ...given, site: complete });
    parts.notices.push(...differenceNotices(written.differing));
    issues.push(...withLevels(engine.definitions.rules, written.issues));
    if (issues.some(isError)) return issues;
    if (options.compress) {
      onProgress("Compressing");
      await compressOutput(output, folders.cache);
    }
    keepEarlierAssets(target, output);
    output.commit(written.facts);
    return issues;
  } catch (cause) {
    const issue = ownBuildIssue(cause, engine.own.client, compiled.renderer);
    if (!issue) throw cause;
    return [...issues, ...withLevels(engine.definitions.rules, [issue])];
  }
}

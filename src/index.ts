import { resolve } from "node:path";
import { engineFor } from "./cli/engine.ts";
import { foldersFrom, overridesFromEnvironment, protectedFolders, ROOT } from "./cli/folders.ts";
import { finishInterrupted } from "./engine/edit/apply-plan.ts";
import { buildSite as writeSite } from "./engine/output/build-site.ts";
import { type ExaminedSite, examineSite } from "./engine/pipeline/examine.ts";
import { ORIGINAL_URLS } from "./engine/pipeline/media/media-urls.ts";
import { gatherReport } from "./engine/report/gather.ts";
import { reportOf } from "./engine/report/json.ts";
import type { Report, ReportedIssue } from "./engine/report/report.ts";

export type {
  Report,
  ReportedGap,
  ReportedIssue,
  ReportedPosition,
  ReportSummary,
} from "./engine/report/report.ts";

/** A site to check. */
export interface CheckOptions {
  /** Folder of the pages, from the working directory. */
  pages: string;
  /** Folder of the media; `media` beside the pages by default. */
  media?: string;
  /** Whether made-up values and samples are errors, as before a release. */
  release?: boolean;
  /** The moment for which the site is checked: a time of the site, for example `2026-12-24T09:00`, or one with its distance to Greenwich; now by default. */
  at?: string;
}

/** A site to build. */
export interface BuildOptions {
  /** Folder of the pages, from the working directory. */
  pages: string;
  /** Folder of the media; `media` beside the pages by default. */
  media?: string;
  /** Folder that is replaced by the site: new, empty, or written by an earlier build. */
  out: string;
  /** The moment for which the site is built, as for {@link CheckOptions}; now by default. */
  at?: string;
}

/** What a build did. */
export interface BuildReport {
  /** Number of pages written; 0 when an error stopped the build, which leaves an earlier output as it was. */
  pages: number;
  issues: ReportedIssue[];
  /** Duration in milliseconds. */
  ms: number;
}

/**
 * Finds everything that is wrong with a site, as `page-engine check --format json` does. Nothing in it changes,
 * except that a change of many files that was interrupted is finished first.
 *
 * @throws when there is no folder of pages, the moment is none, or the disk fails
 */
export async function checkSite(options: CheckOptions): Promise<Report> {
  const start = performance.now();
  const folders = foldersFrom(options);
  finishInterrupted(folders.pages);
  const examined = await examineSite({
    ...(await engineFor(folders)),
    folders,
    urls: ORIGINAL_URLS,
    overrides: { ...overridesFromEnvironment(process.env), at: options.at },
    release: options.release,
  });
  return report(examined, performance.now() - start);
}

/**
 * Checks a site and writes it, as `page-engine build` does. With any error nothing is written.
 *
 * @throws when there is no folder of pages, the moment is none, `out` is not the build's to replace, or the disk fails
 */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  const start = performance.now();
  const folders = foldersFrom(options);
  finishInterrupted(folders.pages);
  const { written, ...examined } = await writeSite({
    root: ROOT,
    engine: await engineFor(folders),
    folders,
    out: resolve(options.out),
    cwd: process.cwd(),
    protect: protectedFolders(),
    compress: false,
    overrides: { ...overridesFromEnvironment(process.env), at: options.at },
    onProgress: () => undefined,
  });
  const { issues, summary } = report(examined, performance.now() - start);
  return { pages: written, issues, ms: summary.ms };
}

function report(examined: ExaminedSite, ms: number): Report {
  const { issues, summary, gaps } = gatherReport(examined, process.cwd(), ms);
  return reportOf(issues, summary, gaps);
}

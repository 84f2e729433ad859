import type { Report, ReportedIssue } from "./engine/report/report.ts";
export type { Report, ReportedGap, ReportedIssue, ReportedPosition, ReportSummary, } from "./engine/report/report.ts";
/** A site to check. */
export interface CheckOptions {
    /** Folder of the pages, from the working directory. */
    pages: string;
    /** Folder of the media; `media` beside the pages when nothing is said. */
    media?: string;
    /** Whether made-up values and samples are errors, as before a release. */
    release?: boolean;
}
/** A site to build. */
export interface BuildOptions {
    /** Folder of the pages, from the working directory. */
    pages: string;
    /** Folder of the media; `media` beside the pages when nothing is said. */
    media?: string;
    /** Folder that is replaced by the site: new, empty, or written by an earlier build. */
    out: string;
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
 * @throws when there is no folder of pages, or the disk fails
 */
export declare function checkSite(options: CheckOptions): Promise<Report>;
/**
 * Checks a site and writes it, as `page-engine build` does. With any error nothing is written.
 *
 * @throws when there is no folder of pages, `out` is not the build's to replace, or the disk fails
 */
export declare function buildSite(options: BuildOptions): Promise<BuildReport>;

import type { PageEntry } from "../index/site-index.ts";
import type { DocumentRules } from "../read-files.ts";
import { createRecent, type Recent } from "../recent.ts";
import type { Resolved } from "../resolve/resolver.ts";
import type { TextReader } from "../texts/reader.ts";
import type { Answers } from "./answers.ts";
import { compacted } from "./compacted.ts";
import type { Comparisons } from "./comparisons.ts";
import type { PageSteps } from "./page-steps.ts";
import { createQuestionLog, type Noted, type QuestionLog } from "./questions.ts";
import { createKnownFiles, type KnownFiles, type KnownFilesOptions } from "./read-known.ts";
import {
  NO_SNAPSHOT,
  readSnapshot,
  type Snapshot,
  type SnapshotLocation,
  writeSnapshot,
} from "./snapshot.ts";

/** What is known of a site from earlier runs, and is added to by this one. It belongs to one engine. */
export interface SiteCache {
  files: KnownFiles;
  log: QuestionLog;
  before: Snapshot;
  /** Pages as they were resolved when the snapshot was made: they are right where its traces are. */
  resolved: ResolvedPages;
  /** Reads texts in the language of the site, and knows its words. */
  reader?: TextReader;
  /** Where it is kept for other programs; nowhere for one that lives in memory alone. */
  location?: SnapshotLocation;
}

/** Pages that are resolved in memory at the same time. */
const MOST_RESOLVED = 200;

/** Pages that were resolved just now, each with what it asked. */
export type ResolvedPages = Recent<PageEntry, Noted<Resolved>>;

/** Opens what earlier runs have kept. */
export function openSiteCache(
  rules: DocumentRules,
  location?: SnapshotLocation,
  options?: KnownFilesOptions,
): SiteCache {
  return createSiteCache(rules, location ? readSnapshot(location) : NO_SNAPSHOT, {
    location,
    ...options,
  });
}

/** Where a cache is kept, and how files are read for it. */
export interface SiteCacheOptions extends KnownFilesOptions {
  location?: SnapshotLocation;
}

/** Makes a cache of what is known already. */
export function createSiteCache(
  rules: DocumentRules,
  before: Snapshot,
  { location, ...options }: SiteCacheOptions,
): SiteCache {
  return {
    files: createKnownFiles(before.files, rules, options),
    log: createQuestionLog(before.questions),
    before,
    resolved: createRecent(MOST_RESOLVED),
    location,
  };
}

/** The results of a run. */
export interface Findings {
  steps: PageSteps;
  answers: Answers;
  comparisons: Comparisons;
  resolved: ResolvedPages;
}

/** The part of all steps that the next run may have to compute again: to write everything anew takes longer. */
const MOST_REPEATED = 0.005;

/** Keeps the results of a run for the next one of this program and of others, unless they are too few. */
export function saveSiteCache(cache: SiteCache, findings: Findings): void {
  const { location } = cache;
  const { all, computed } = findings.steps.counts();
  if (computed <= all * MOST_REPEATED) return;
  cache.before = snapshotOf(cache, findings);
  cache.resolved = findings.resolved;
  if (location) writeSnapshot(location, compacted(cache.before));
}

/** What is known of a site after a run. */
export function snapshotOf(
  { files, log }: SiteCache,
  { steps, answers, comparisons }: Omit<Findings, "resolved">,
): Snapshot {
  const traces = steps.traces();
  const questions = log.questions();
  return {
    questions,
    answers: questions.map((question) => answers.to(question)),
    comparisons: comparisons.used(),
    files: files.known(),
    traces,
  };
}

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
  type SnapshotPlace,
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
  /** Where it is kept for other programs; nowhere for one that only remembers. */
  place?: SnapshotPlace;
}

/** Pages that are resolved in memory at the same time. */
const MOST_RESOLVED = 200;

/** Pages that were resolved just now, each with what it asked. */
export type ResolvedPages = Recent<PageEntry, Noted<Resolved>>;

/** Opens what earlier runs have kept. */
export function openSiteCache(
  rules: DocumentRules,
  place?: SnapshotPlace,
  options?: KnownFilesOptions,
): SiteCache {
  return createSiteCache(rules, place ? readSnapshot(place) : NO_SNAPSHOT, { place, ...options });
}

/** Where a cache is kept, and how files are read for it. */
export interface SiteCacheOptions extends KnownFilesOptions {
  place?: SnapshotPlace;
}

/** Makes a cache of what is known already. */
export function createSiteCache(
  rules: DocumentRules,
  before: Snapshot,
  { place, ...options }: SiteCacheOptions,
): SiteCache {
  return {
    files: createKnownFiles(before.files, rules, options),
    log: createQuestionLog(before.questions),
    before,
    resolved: createRecent(MOST_RESOLVED),
    place,
  };
}

/** What a run has found out. */
export interface Findings {
  steps: PageSteps;
  answers: Answers;
  comparisons: Comparisons;
  resolved: ResolvedPages;
}

/** The part of all steps that the next run may have to compute again: to write everything anew takes longer. */
const MOST_REPEATED = 0.005;

/** Takes in what a run has found out, for the next one of this program and of others, unless it is too little. */
export function saveSiteCache(cache: SiteCache, findings: Findings): void {
  const { place } = cache;
  const { all, computed } = findings.steps.counts();
  if (computed <= all * MOST_REPEATED) return;
  cache.before = snapshotOf(cache, findings);
  cache.resolved = findings.resolved;
  if (place) writeSnapshot(place, compacted(cache.before));
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

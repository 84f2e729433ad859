import { relative } from "node:path";
import type { Issue, ReportedIssue } from "../model/issue.ts";
import type { JsonSchema } from "../model/json-schema.ts";
import { openSiteCache, type SiteCache, saveSiteCache, snapshotOf } from "./cache/site-cache.ts";
import type { Snapshot, SnapshotLocation } from "./cache/snapshot.ts";
import type { Definitions } from "./definitions.ts";
import { type Folders, type LoadedSite, loadSite, type Overrides } from "./load.ts";
import type { MediaUrls } from "./media/media-urls.ts";
import type { PageWalk } from "./page-walk.ts";
import { slashed } from "./read.ts";
import type { DocumentRules } from "./read-files.ts";
import { issuesInTurn } from "./run-rules.ts";
import type { SchemaName } from "./schema/sources.ts";
import type { CheckedSite } from "./site.ts";
import { createTextReader } from "./texts/reader.ts";
import { type OnChecked, walkSite } from "./walk-site.ts";
import { withLevels } from "./with-levels.ts";

/** What is needed to read and check a site. */
export interface Examination extends DocumentRules {
  folders: Folders;
  schemas: Record<SchemaName, JsonSchema>;
  definitions: Definitions;
  /** What is wrong with the parts of the site's own. */
  issues?: readonly Issue[];
  /** What it is read by: see {@link Engine}. */
  id?: string;
  program?: string;
  urls: MediaUrls;
  overrides?: Overrides;
  release?: boolean;
  /** Called with each page once rules were run on it, while it is in memory. */
  onChecked?: OnChecked;
  /** Results of earlier runs; nothing by default. */
  cache?: SiteCache;
  /** The pages that are resolved and checked, by the paths of their files; all by default. */
  isOwn?: (path: string) => boolean;
}

/** A site with everything that is wrong with it. */
export interface ExaminedSite {
  loaded: LoadedSite;
  site: CheckedSite;
  issues: ReportedIssue[];
}

/** A site before its rules were run. */
export interface ResolvedSite extends ExaminedSite {
  walk: PageWalk;
  /** Keeps the results for the next run. */
  save(): void;
  /** What is known of the site now. */
  snapshot(): Snapshot;
}

/** Walks a site from its files to the last rule: read, parse, validate, index, resolve, check. */
export async function examineSite(given: Examination): Promise<ExaminedSite> {
  const { loaded, site, issues, walk, save } = await resolveSite(given);
  const reported = await issuesInTurn(given.definitions.rules, site, walk.findingsOn);
  save();
  return { loaded, site, issues: [...issues, ...reported] };
}

/** Walks a site up to the rules: the issues are those of reading it. */
export async function resolveSite(given: Examination): Promise<ResolvedSite> {
  const { folders, schemas, definitions, overrides, urls, isOwn } = given;
  const { rules } = definitions;
  const cache = given.cache ?? openSiteCache(given, snapshotLocation(given));
  const loaded = await loadSite(folders, cache.files.readOne, given, overrides);
  const { index } = loaded;
  const reader = createTextReader({ index, schemas, cache: folders.cache, before: cache.reader });
  cache.reader = reader;
  const release = given.release ?? false;
  const { today } = index.clock;
  const { site, walk } = await walkSite(
    { index, schemas, urls, reader, release, today, rules, cache, isOwn },
    given.onChecked,
  );
  return {
    loaded,
    site,
    issues: withLevels(rules, [...(given.issues ?? []), ...loaded.issues]),
    walk,
    save: () => saveSiteCache(cache, walk),
    snapshot: () => snapshotOf(cache, walk),
  };
}

/** Where the results of a run are kept; nowhere by a program whose results may change with the next save of its sources. */
export function snapshotLocation({
  folders,
  id,
  program,
}: Pick<Examination, "folders" | "id" | "program">): SnapshotLocation | undefined {
  if (program === undefined) return undefined;
  const site = slashed(relative(folders.cache, folders.pages));
  return { cache: folders.cache, site, engine: engineName({ program, id }) };
}

/** The engine, in words that differ when it gives other results. */
export function engineName({ program, id }: Pick<Examination, "id" | "program">): string {
  return `${program} ${id}`;
}

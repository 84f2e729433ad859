import type { Issue, ReportedIssue } from "../model/issue.ts";
import type { JsonSchema } from "../model/json-schema.ts";
import type { Definitions } from "./definitions.ts";
import { withFacts } from "./facts/with-facts.ts";
import { isHidden, seenFromHidden } from "./index/hidden.ts";
import type { PageEntry, SiteIndex } from "./index/site-index.ts";
import { type Folders, type LoadedSite, loadSite, type Overrides } from "./load.ts";
import { type MediaUrls, ORIGINAL_URLS } from "./media/media-urls.ts";
import { memoizeFiles } from "./memoize-files.ts";
import { createReadOne, type DocumentRules, type ReadOne } from "./read-files.ts";
import { createResolver, type Resolver } from "./resolve/resolver.ts";
import { sameContext } from "./resolve/same-context.ts";
import { runRules } from "./run-rules.ts";
import type { SchemaName } from "./schema/sources.ts";
import { type CheckedPage, type CheckedSite, type PageSite, pageSite } from "./site.ts";
import { createTextReader, type TextReader } from "./texts/reader.ts";
import { lookUpWords } from "./texts/site-texts.ts";
import { withLevels } from "./with-levels.ts";

/** What is needed to read and check a site. */
export interface Examination extends DocumentRules {
  folders: Folders;
  schemas: Record<SchemaName, JsonSchema>;
  definitions: Definitions;
  /** What is wrong with the parts of the site's own. */
  issues?: readonly Issue[];
  urls: MediaUrls;
  overrides?: Overrides;
  release?: boolean;
  /** The current day, as year-month-day; the day on this machine by default. */
  today?: string;
  /** What is kept from one examination to the next, by a program that goes on. */
  memory?: SiteMemory;
}

/** Files and resolved pages, so that only what has changed is done again. It belongs to one set of schemas. */
export interface SiteMemory {
  readOne: ReadOne;
  last?: { index: SiteIndex; pages: Map<PageEntry, CheckedPage> };
  reader?: TextReader;
}

/** A memory of nothing yet. */
export function createSiteMemory(rules: DocumentRules): SiteMemory {
  return { readOne: memoizeFiles(createReadOne(rules)) };
}

/** A site with everything that is wrong with it. */
export interface ExaminedSite {
  loaded: LoadedSite;
  site: CheckedSite;
  issues: ReportedIssue[];
}

/** Walks a site from its files to the last rule: read, parse, validate, index, resolve, check. */
export async function examineSite(given: Examination): Promise<ExaminedSite> {
  const { loaded, site, issues } = await resolveSite(given);
  return { loaded, site, issues: [...issues, ...runRules(given.definitions.rules, site)] };
}

/** Walks a site up to the rules: the issues are those of reading it. */
export async function resolveSite(given: Examination): Promise<ExaminedSite> {
  const readOne = given.memory?.readOne ?? createReadOne(given);
  const loaded = await loadSite(given.folders, readOne, given.definitions, given.overrides);
  const { index } = loaded;
  const resolver = createResolver(index, given.urls, given.schemas);
  const pages = resolvePages(given, index, resolver, () => pageSite(site));
  const { shell, texts, refs: shellRefs } = resolver.shell();
  const { schemas, folders, memory } = given;
  const reader = createTextReader({ index, schemas, cache: folders.cache, before: memory?.reader });
  if (memory) memory.reader = reader;
  const site: CheckedSite = {
    index,
    ...pages,
    shell,
    texts,
    shellRefs,
    release: given.release ?? false,
    today: given.today ?? new Date().toISOString().slice(0, 10),
    schemas,
    reader,
  };
  await lookUpWords(site);
  return {
    loaded,
    site,
    issues: withLevels(given.definitions.rules, [...(given.issues ?? []), ...loaded.issues]),
  };
}

/** Resolves all pages, except those that the memory holds and whose context is the same. */
function resolvePages(
  { schemas, memory }: Examination,
  index: SiteIndex,
  resolver: Resolver,
  site: () => PageSite,
): Pick<CheckedSite, "pages" | "hidden"> {
  // Hidden pages are not written: their media keep their own addresses, and are not made for the output.
  const aside = createResolver(seenFromHidden(index), ORIGINAL_URLS, schemas);
  const last = memory?.last;
  const known = last && sameContext(last.index, index) ? last.pages : undefined;
  const resolve = (entry: PageEntry, by: Resolver): CheckedPage =>
    known?.get(entry) ?? withFacts({ entry, ...by.page(entry) }, site);
  const shown = [...index.pages.values(), index.notFound].map((entry) => resolve(entry, resolver));
  const hidden = [...index.withHidden.pages.values()]
    .filter(isHidden)
    .map((entry) => resolve(entry, aside));
  if (memory)
    memory.last = {
      index,
      pages: new Map([...shown, ...hidden].map((page) => [page.entry, page])),
    };
  return { pages: shown, hidden };
}

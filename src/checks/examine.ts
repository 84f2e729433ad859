import type { PageEntry, SiteIndex } from "../content/index/site-index.ts";
import { type Folders, type LoadedSite, loadSite, type Overrides } from "../content/load.ts";
import type { MediaUrls } from "../content/media/media-urls.ts";
import { createReadOne, type DocumentRules, type ReadOne } from "../content/read-files.ts";
import { rememberFiles } from "../content/remember-files.ts";
import { createResolver } from "../content/resolve/resolver.ts";
import { sameSurroundings } from "../content/resolve/same-surroundings.ts";
import type { JsonSchema } from "../content/schema/json-schema.ts";
import type { SchemaName } from "../content/schema/sources.ts";
import type { Issue } from "../page/issue.ts";
import { runChecks } from "./run-checks.ts";
import type { CheckedPage, CheckedSite } from "./site.ts";

/** What is needed to read and check a site. */
export interface Examination extends DocumentRules {
  folders: Folders;
  schemas: Record<SchemaName, JsonSchema>;
  urls: MediaUrls;
  overrides?: Overrides;
  release?: boolean;
  /** The current day, as year-month-day; the day on this machine when nothing is said. */
  today?: string;
  /** What is kept from one examination to the next, by a program that goes on. */
  memory?: SiteMemory;
}

/** Files and resolved pages, so that only what has changed is done again. It belongs to one set of schemas. */
export interface SiteMemory {
  readOne: ReadOne;
  last?: { index: SiteIndex; pages: Map<PageEntry, CheckedPage> };
}

/** Remembers nothing yet. */
export function createSiteMemory(rules: DocumentRules): SiteMemory {
  return { readOne: rememberFiles(createReadOne(rules)) };
}

/** A site with everything that is wrong with it. */
export interface ExaminedSite {
  loaded: LoadedSite;
  site: CheckedSite;
  issues: Issue[];
}

/** Walks a site from its files to the last rule: read, parse, validate, index, resolve, check. */
export async function examineSite(given: Examination): Promise<ExaminedSite> {
  const { loaded, site } = await resolveSite(given);
  return { loaded, site, issues: [...loaded.issues, ...runChecks(site)] };
}

/** Walks a site up to the rules. */
export async function resolveSite(
  given: Examination,
): Promise<Pick<ExaminedSite, "loaded" | "site">> {
  const { memory } = given;
  const readOne = memory?.readOne ?? createReadOne(given);
  const loaded = await loadSite(given.folders, readOne, given.overrides);
  const { index } = loaded;
  const resolver = createResolver(index, given.urls, given.schemas);
  const entries = [...index.pages.values(), index.notFound];
  const known =
    memory?.last && sameSurroundings(memory.last.index, index) ? memory.last.pages : undefined;
  const pages = entries.map((entry) => known?.get(entry) ?? { entry, ...resolver.page(entry) });
  if (memory) memory.last = { index, pages: new Map(pages.map((page) => [page.entry, page])) };
  const { shell, found: shellFound } = resolver.shell();
  const site: CheckedSite = {
    index,
    pages,
    shell,
    shellFound,
    release: given.release ?? false,
    today: given.today ?? new Date().toISOString().slice(0, 10),
  };
  return { loaded, site };
}

import type { Examined } from "../build/dev/dev-site.ts";
import type { Engine } from "../build/engine.ts";
import { runChecks } from "../checks/run-checks.ts";
import type { CheckedSite } from "../checks/site.ts";
import { buildIndex } from "../content/index/build-index.ts";
import type { PageEntry } from "../content/index/site-index.ts";
import { ORIGINAL_URLS } from "../content/media/media-urls.ts";
import { createResolver } from "../content/resolve/resolver.ts";
import { type Issue, isError } from "../page/issue.ts";

/** What would be wrong if an edited page were saved. */
export interface DraftIssues {
  /** On the page itself. */
  own: Issue[];
  /** Mistakes elsewhere that are not there yet, for example links to a place that was taken away. */
  broken: Issue[];
}

/** Runs every rule over the site with an edited page in its place. */
export function examineDraft(current: Examined, entry: PageEntry): DraftIssues {
  const { engine } = current;
  const schema = engine.validate("page", entry.file, entry.page);
  if (schema.length > 0) return { own: schema, broken: [] };
  const { site, issues } = siteWith(current.site, engine, entry);
  const all = [...issues, ...runChecks(site)];
  const before = new Set(current.issues.map(nameOf));
  return {
    own: all.filter(({ file }) => file === entry.file),
    broken: all.filter(
      (issue) => issue.file !== entry.file && isError(issue) && !before.has(nameOf(issue)),
    ),
  };
}

function siteWith(site: CheckedSite, engine: Engine, entry: PageEntry) {
  const { index } = site;
  const others = [...index.pages.values(), index.notFound].filter(
    ({ file }) => file !== entry.file && file !== index.siteFile,
  );
  const { index: next, issues } = buildIndex({
    ...index,
    pages: [...others, entry],
    shared: [...index.shared.values()],
    unreadable: new Set([...index.unreadable].filter((name) => name !== entry.route)),
  });
  const resolver = createResolver(next, ORIGINAL_URLS, engine.schemas);
  const pages = [
    ...site.pages.filter((page) => page.entry.route !== entry.route),
    { entry, ...resolver.page(entry) },
  ];
  return { site: { ...site, index: next, pages }, issues };
}

function nameOf({ rule, file, pointer, message }: Issue): string {
  return `${rule} ${file} ${pointer} ${message}`;
}

import type { Examined } from "../../engine/dev/dev-site.ts";
import { type Issue, isError, type ReportedIssue } from "../../engine/model/issue.ts";
import { createResolvedPages } from "../../engine/pipeline/cache/site-cache.ts";
import { buildIndex } from "../../engine/pipeline/index/build-index.ts";
import type { PageEntry } from "../../engine/pipeline/index/site-index.ts";
import { ORIGINAL_URLS } from "../../engine/pipeline/media/media-urls.ts";
import { rulesInTurn } from "../../engine/pipeline/run-rules.ts";
import type { CheckedSite } from "../../engine/pipeline/site.ts";
import { walkSite } from "../../engine/pipeline/walk-site.ts";
import { withLevels } from "../../engine/pipeline/with-levels.ts";

/** What would be wrong if an edited page were saved. */
export interface EditedIssues {
  /** On the page itself. */
  own: ReportedIssue[];
  /** Mistakes elsewhere that are not there yet, for example links to an anchor that was taken away. */
  broken: ReportedIssue[];
}

/** Runs every rule over the site with an edited page in its place. What is known of the other pages is not found out again. */
export async function examineEdited(current: Examined, entry: PageEntry): Promise<EditedIssues> {
  const { engine } = current;
  const { rules } = engine.definitions;
  const schema = engine.validate("page", entry.file, entry.page);
  if (schema.length > 0) return { own: withLevels(rules, schema), broken: [] };
  const { index, issues } = indexWith(current.site, entry);
  const { schemas, reader, release, today } = current.site;
  // Pages that are resolved for this site are no others' to use.
  const cache = { ...current.cache, resolved: createResolvedPages() };
  const { site, walk } = await walkSite({
    index,
    schemas,
    urls: ORIGINAL_URLS,
    reader,
    release,
    today,
    rules,
    cache,
  });
  const all = [...withLevels(rules, issues), ...rulesInTurn(rules, site, walk.findingsOn)].flat();
  const before = new Set(current.issues.map(nameOf));
  return {
    own: all.filter(({ file }) => file === entry.file),
    broken: all.filter(
      (issue) => issue.file !== entry.file && isError(issue) && !before.has(nameOf(issue)),
    ),
  };
}

function indexWith({ index }: CheckedSite, entry: PageEntry) {
  const others = [...index.withHidden.pages.values(), index.notFound].filter(
    ({ file }) => file !== entry.file && file !== index.siteFile,
  );
  return buildIndex({
    ...index,
    pages: [...others, entry],
    shared: [...index.shared.values()],
    unreadable: new Set([...index.unreadable].filter((name) => name !== entry.route)),
    repairs: new Map([...index.repairs].filter(([file]) => file !== entry.file)),
  });
}

function nameOf({ rule, file, pointer, message }: Issue): string {
  return `${rule} ${file} ${pointer} ${message}`;
}

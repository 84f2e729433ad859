import type { Examined } from "../../engine/dev/dev-site.ts";
import { type Issue, isError, type ReportedIssue } from "../../engine/model/issue.ts";
import type { Engine } from "../../engine/pipeline/engine.ts";
import { withFacts } from "../../engine/pipeline/facts/with-facts.ts";
import { buildIndex } from "../../engine/pipeline/index/build-index.ts";
import { isHidden, seenFromHidden } from "../../engine/pipeline/index/hidden.ts";
import type { PageEntry, SiteIndex } from "../../engine/pipeline/index/site-index.ts";
import { ORIGINAL_URLS } from "../../engine/pipeline/media/media-urls.ts";
import { createResolver } from "../../engine/pipeline/resolve/resolver.ts";
import { runRules } from "../../engine/pipeline/run-rules.ts";
import { type CheckedPage, type CheckedSite, pageSite } from "../../engine/pipeline/site.ts";
import { lookUpWords } from "../../engine/pipeline/texts/site-texts.ts";
import { withLevels } from "../../engine/pipeline/with-levels.ts";

/** What would be wrong if an edited page were saved. */
export interface EditedIssues {
  /** On the page itself. */
  own: ReportedIssue[];
  /** Mistakes elsewhere that are not there yet, for example links to an anchor that was taken away. */
  broken: ReportedIssue[];
}

/** Runs every rule over the site with an edited page in its place. */
export async function examineEdited(current: Examined, entry: PageEntry): Promise<EditedIssues> {
  const { engine } = current;
  const { rules } = engine.definitions;
  const schema = engine.validate("page", entry.file, entry.page);
  if (schema.length > 0) return { own: withLevels(rules, schema), broken: [] };
  const { site, issues } = siteWith(current.site, engine, entry);
  await lookUpWords(site);
  const all = [...withLevels(rules, issues), ...runRules(rules, site)];
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
  const others = [...index.withHidden.pages.values(), index.notFound].filter(
    ({ file }) => file !== entry.file && file !== index.siteFile,
  );
  const { index: next, issues } = buildIndex({
    ...index,
    pages: [...others, entry],
    shared: [...index.shared.values()],
    unreadable: new Set([...index.unreadable].filter((name) => name !== entry.route)),
    repairs: new Map([...index.repairs].filter(([file]) => file !== entry.file)),
  });
  const resolver = (seen: SiteIndex) => createResolver(seen, ORIGINAL_URLS, engine.schemas);
  const { shell, refs: shellRefs } = resolver(next).shell();
  const by = resolver(isHidden(entry) ? seenFromHidden(next) : next);
  const page = withFacts({ entry, ...by.page(entry) }, () => pageSite(edited));
  const isOther = ({ entry: { route } }: CheckedPage) => route !== entry.route;
  const pages = site.pages.filter(isOther);
  const hidden = site.hidden.filter(isOther);
  (isHidden(entry) ? hidden : pages).push(page);
  const edited: CheckedSite = { ...site, index: next, pages, hidden, shell, shellRefs };
  return { site: edited, issues };
}

function nameOf({ rule, file, pointer, message }: Issue): string {
  return `${rule} ${file} ${pointer} ${message}`;
}

import type { Examined } from "../../engine/dev/dev-site.ts";
import { readExamples } from "../../engine/dev/gallery.ts";
import { PlanError } from "../../engine/edit/plan.ts";
import { readTemplates } from "../../engine/edit/read-templates.ts";
import type { FieldDefinition } from "../../engine/fields/define-field.ts";
import { isError, type ReportedIssue } from "../../engine/model/issue.ts";
import { isPattern, routeOfFile } from "../../engine/model/route.ts";
import { isHidden } from "../../engine/pipeline/index/hidden.ts";
import type { SharedEntry, SiteIndex } from "../../engine/pipeline/index/site-index.ts";
import { isPagePath } from "../../engine/pipeline/load.ts";
import { memoize } from "../../engine/pipeline/memoize.ts";
import { listFolder, slashed } from "../../engine/pipeline/read.ts";
import { siteTokens } from "../../engine/pipeline/resolve/token-values.ts";
import { BRACES } from "../../engine/pipeline/resolve/tokens.ts";
import { type CheckedPage, type CheckedSite, everyPage } from "../../engine/pipeline/site.ts";
import { versionsOf } from "../../engine/pipeline/strings/page-languages.ts";
import type { Overview, PageKind, PageSummary } from "../contract/answers.ts";
import { currentSite, type StudioContext } from "./context.ts";
import { formsOf } from "./forms/forms.ts";
import { labelOf } from "./forms/label.ts";
import { patternsOf } from "./patterns.ts";
import { reportOnce } from "./report-once.ts";

/** Everything the studio shows beside the page being edited. */
export function overviewOf(context: StudioContext): Overview {
  const current = currentSite(context);
  // What lies beside the pages changes without the site being read again.
  return {
    ...overviewsOf(context)(current.loaded)(current),
    kinds: kindsOf(context),
    patterns: patternsOf(context),
  };
}

/** The overview is made once for each reading of the site: every window that is opened asks for it. */
const overviewsOf = memoize((context: StudioContext) =>
  memoize((_: Examined["loaded"]) => {
    let made: ReadOverview | undefined;
    return (current: Examined) => {
      made ??= makeOverview(context, current);
      return made;
    };
  }),
);

type ReadOverview = Omit<Overview, "kinds" | "patterns">;

function makeOverview(context: StudioContext, { site, issues, engine }: Examined): ReadOverview {
  const examples = new Map(
    readExamples(context.root, engine).map(({ type, blocks }) => [type, blocks.length]),
  );
  return {
    brand: site.shell.brand,
    url: site.index.site.url,
    pages: pagesOf(context, site, issues),
    shared: [...site.index.shared.values()].map(sharedSummary),
    media: [...site.index.media.values()].map(({ path, kind, width, height }) => ({
      path,
      kind,
      width,
      height,
    })),
    forms: formsOf(
      engine.schemas,
      engine.definitions.fields.map((field) => withColor(field, site.index)),
      (type) => examples.get(type) ?? 0,
    ),
    languages: site.index.locales.map(({ language, name, path }) => ({ language, name, path })),
    timeZone: site.index.clock.zone,
    tokens: [...siteTokens(site.index.site).tokens, ...BRACES].map(([name, value]) => ({
      name,
      value,
    })),
  };
}

/** None while one of the templates cannot be read, which the terminal says: pages can be made all the same. */
function kindsOf({ folders }: StudioContext): PageKind[] {
  try {
    return [...readTemplates(folders.pages)].map(([kind, { label, ask, path, parent }]) => ({
      ...{ kind, label, ask, path },
      hasParent: parent !== undefined,
    }));
  } catch (cause) {
    if (!(cause instanceof PlanError)) throw cause;
    reportOnce(cause.message);
    return [];
  }
}

/** A color that is added begins as one that the site has already. */
function withColor(field: FieldDefinition, { look }: SiteIndex): FieldDefinition {
  if (field.form?.control !== "color") return field;
  return { ...field, form: { ...field.form, empty: look.letterIcon.ground.toLowerCase() } };
}

/** Every page file, those that cannot be read as well. */
function pagesOf(
  { folders }: StudioContext,
  site: CheckedSite,
  issues: ReportedIssue[],
): PageSummary[] {
  const root = slashed(folders.pages);
  const known = new Map(everyPage(site).map((page) => [page.entry.file, page]));
  const paths = listFolder(folders.pages).files.filter(
    (path) => isPagePath(path) && !path.startsWith("_"),
  );
  const issuesOf = byFile(issues);
  return paths.map((path) => {
    const file = `${root}/${path}`;
    const page = known.get(file);
    const own = issuesOf.get(file) ?? [];
    const errors = own.filter(isError).length;
    return {
      path,
      route: routeOfFile(path),
      title: page?.facts.shortTitle ?? page?.facts.title ?? path,
      errors,
      warnings: own.length - errors,
      hidden: page !== undefined && isHidden(page.entry),
      times: page && timesOfPage(page, site),
      languages: page ? untranslated(page, site) : [],
      unfilled: (page?.facts.gaps ?? []).length > 0,
      anchors: page ? anchorsOf(page) : [],
    };
  });
}

function timesOfPage({ entry }: CheckedPage, { index }: CheckedSite): PageSummary["times"] {
  const times = index.times.get(entry.route);
  if (!times || entry.page.hidden) return undefined;
  return { ...times, timing: index.clock.timingOf(times) };
}

function byFile(issues: ReportedIssue[]): Map<string, ReportedIssue[]> {
  const files = new Map<string, ReportedIssue[]>();
  for (const issue of issues) {
    const known = files.get(issue.file);
    if (known) known.push(issue);
    else files.set(issue.file, [issue]);
  }
  return files;
}

/** The languages of the site that a page is not in yet. */
function untranslated({ entry }: CheckedPage, { index }: CheckedSite): PageSummary["languages"] {
  if (index.locales.length < 2 || isPattern(entry.route)) return [];
  const versions = versionsOf({ ...index, ...index.withHidden }, entry);
  return index.locales
    .filter(({ path }) => !versions.has(path))
    .map(({ language, name }) => ({ language, name }));
}

/** The anchors of a page, each with the heading it stands at. */
function anchorsOf({ facts: { anchors, headings = {} } }: CheckedPage): PageSummary["anchors"] {
  return anchors.map((id) => ({ id, label: headings[id] ?? labelOf(id) }));
}

function sharedSummary({ name, block }: SharedEntry) {
  const { title } = block;
  return {
    name,
    type: block.type,
    block,
    label: typeof title === "string" ? title : labelOf(name),
  };
}

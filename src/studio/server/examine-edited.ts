import type { Examined } from "../../engine/dev/dev-site.ts";
import { type Issue, isError, type ReportedIssue } from "../../engine/model/issue.ts";
import { buildIndex } from "../../engine/pipeline/index/build-index.ts";
import { checkOverrides } from "../../engine/pipeline/index/overrides.ts";
import type { PageEntry, SiteIndex } from "../../engine/pipeline/index/site-index.ts";
import { kindOf } from "../../engine/pipeline/kinds.ts";
import { ORIGINAL_URLS } from "../../engine/pipeline/media/media-urls.ts";
import { issuesInTurn } from "../../engine/pipeline/run-rules.ts";
import { walkSite } from "../../engine/pipeline/walk-site.ts";
import { withLevels } from "../../engine/pipeline/with-levels.ts";
import type { EditedPage } from "../contract/field.ts";
import { siteFileKind } from "../contract/site-files.ts";
import { currentSite, type StudioContext } from "./context.ts";
import { editedFile, entryFor } from "./page-source.ts";
import { siteWith } from "./site-with.ts";

/** What would be wrong if an edited file were saved. */
export interface EditedIssues {
  /** Absolute path of the file. */
  file: string;
  /** In the file itself. */
  own: ReportedIssue[];
  /** Mistakes elsewhere that are not there yet, for example links to an anchor that was taken away. */
  broken: ReportedIssue[];
}

/** Runs every rule over the site with an edited version of a file. Results of other pages are reused. */
export async function examineEdited(
  context: StudioContext,
  path: string,
  page: EditedPage,
): Promise<EditedIssues> {
  const current = currentSite(context);
  const { engine, site } = current;
  const { validate } = engine;
  const { rules } = engine.definitions;
  const file = editedFile(context.folders, path);
  const schema = validate(kindOf(path), file, page);
  if (schema.length > 0) return { file, own: withLevels(rules, schema), broken: [] };
  const edited = siteFileKind(path)
    ? undefined
    : checkOverrides(entryFor(context.folders, path, page), {
        shared: site.index.shared,
        validate,
      });
  if (edited && edited.issues.length > 0)
    return { file, own: withLevels(rules, edited.issues), broken: [] };
  const { index, issues } = edited
    ? indexWithPage(site.index, edited.entry)
    : await siteWith(context, path, page);
  const all = [...withLevels(rules, issues), ...(await findingsIn(current, index))];
  const before = new Set(current.issues.map(nameOf));
  return {
    file,
    own: all.filter((issue) => issue.file === file),
    broken: all.filter(
      (issue) => issue.file !== file && isError(issue) && !before.has(nameOf(issue)),
    ),
  };
}

async function findingsIn(
  { site: { schemas, reader, release, today }, engine, cache }: Examined,
  index: SiteIndex,
): Promise<ReportedIssue[]> {
  const { rules } = engine.definitions;
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
  return issuesInTurn(rules, site, walk.findingsOn);
}

function indexWithPage(index: SiteIndex, entry: PageEntry) {
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

import type { Examined } from "../../engine/dev/dev-site.ts";
import { formIn } from "../../engine/edit/page-with-form.ts";
import { isUse } from "../../engine/model/block.ts";
import { byPath } from "../../engine/model/by-path.ts";
import { isHidden, seenFromHidden } from "../../engine/pipeline/index/hidden.ts";
import type { SiteIndex } from "../../engine/pipeline/index/site-index.ts";
import { ORIGINAL_URLS } from "../../engine/pipeline/media/media-urls.ts";
import { createResolver } from "../../engine/pipeline/resolve/resolver.ts";
import { withLevels } from "../../engine/pipeline/with-levels.ts";
import type { Goal, Preview } from "../contract/answers.ts";
import type { EditedPage } from "../contract/field.ts";
import { sharedNameOf } from "../contract/site-files.ts";
import { currentSite, type StudioContext } from "./context.ts";
import { studioIssues } from "./issues/studio-issues.ts";
import { editedFile } from "./page-source.ts";
import { siteWith } from "./site-with.ts";

/** A file for the whole site as it is edited, and the page that it is looked at with. */
export interface SiteEdit {
  path: string;
  page: EditedPage;
  /** The route of the page. */
  shown: string;
}

/** A page as it would be with an edited file for the whole site. What the schema rejects is left out of it. */
export async function previewSite(
  context: StudioContext,
  { path, page, shown }: SiteEdit,
): Promise<Preview> {
  const current = currentSite(context);
  const { rules } = current.engine.definitions;
  const file = editedFile(context.folders, path);
  const loaded = await siteWith(context, path, page, { fromDisk: false });
  const isRejected = loaded.index.repairs.has(file);
  const made = attempt(() => pageWith(current, loaded.index, shown), isRejected);
  const { preview, issues } = made ?? pageWith(current, current.site.index, shown);
  const own = [...loaded.issues, ...issues].filter((issue) => issue.file === file);
  const goal = goalOn(preview.route, path, loaded.index);
  return { ...preview, goal, issues: studioIssues(withLevels(rules, own), file, current) };
}

/** Where a page shows what is edited. */
function goalOn(route: string, path: string, index: SiteIndex): Goal {
  const blocks = index.withHidden.pages.get(route)?.page.blocks ?? [];
  const name = sharedNameOf(path);
  const shared = blocks.findIndex((block) => isUse(block) && block.use === name);
  const form = formIn(blocks, index);
  return { ...(shared >= 0 && { shared }), ...(form >= 0 && { form }) };
}

/** A page with its frame, of a site that is like this one. */
function pageWith({ engine, site: { today } }: Examined, index: SiteIndex, shown: string) {
  const { pages } = index.withHidden;
  const entry = pages.get(shown) ?? pages.get("/") ?? index.notFound;
  const seen = isHidden(entry) ? seenFromHidden(index) : index;
  const resolver = createResolver(seen, ORIGINAL_URLS, engine.schemas, { today });
  const { frames, refs } = resolver.shell();
  const resolved = resolver.page(entry);
  const { path: frame, shell } = byPath(frames, entry.route);
  const { route, head, blocks } = resolved.page;
  return {
    preview: { route, frame, shell, head, blocks },
    issues: [...refs.issues, ...resolved.refs.issues],
  };
}

/** @throws what the work throws although nothing is rejected: that is a fault of the program */
function attempt<Result>(work: () => Result, isRejected: boolean): Result | undefined {
  try {
    return work();
  } catch (cause) {
    if (!isRejected) throw cause;
    return undefined;
  }
}

import { replaceFile } from "../../engine/edit/replace-file.ts";
import { isError } from "../../engine/model/issue.ts";
import type { SaveAnswer } from "../contract/answers.ts";
import type { EditedPage } from "../contract/field.ts";
import { currentSite, type StudioContext } from "./context.ts";
import { isSeen, type Writer } from "./copies/working-copies.ts";
import { examineEdited } from "./examine-edited.ts";
import { studioIssues } from "./issues/studio-issues.ts";
import { announce, untilNow } from "./keep-work.ts";
import { pageText, readPage } from "./page-source.ts";
import { RequestError } from "./request-error.ts";

/** A wish to save. */
export interface Saving extends Writer {
  path: string;
  /** Of the file the changes were made to; empty to write a file that is not there. */
  hash: string;
  page: EditedPage;
}

/**
 * Writes a page with the smallest change, unless its file or the unsaved work on it is another one
 * than its author has seen, or the page would be broken.
 */
export async function savePage(context: StudioContext, saving: Saving): Promise<SaveAnswer> {
  const { path, page } = saving;
  const early = obstacleTo(context, saving);
  if (early) return early;
  const { file, own, broken } = await examineEdited(context, path, page);
  if ([...own, ...broken].some(isError))
    return {
      outcome: "rejected",
      issues: studioIssues([...own, ...broken], file, currentSite(context)),
    };
  const late = obstacleTo(context, saving);
  if (late) return late;
  const text = pageText(page, readPage(context.folders, path));
  const hash = saving.hash === "" ? undefined : saving.hash;
  const until = untilNow(context, path, context.copies.read(path));
  if (!replaceFile(context.folders.pages, { file, hash, text }))
    return obstacleTo(context, saving) ?? reportBusy();
  context.recorder.saved(until, { page, by: saving.by });
  context.copies.discard(path, saving);
  await context.site.refresh();
  announce(context, { path, window: saving.window });
  const saved = readPage(context.folders, path);
  return { outcome: "saved", hash: saved?.hash ?? "", page: saved?.page ?? page };
}

/** What stands in the way of saving: somebody else's work that would be written over. */
function obstacleTo(context: StudioContext, saving: Saving): SaveAnswer | undefined {
  const { path, hash } = saving;
  const copy = context.copies.read(path);
  if (copy && !isSeen(copy, saving)) return { outcome: "unseen" };
  const source = readPage(context.folders, path);
  if ((source?.hash ?? "") === hash) return undefined;
  if (!source) return { outcome: "deleted" };
  return { outcome: source.page ? "unseen" : "damaged" };
}

/** The file was another one while it was to be written, and is the same again. */
function reportBusy(): never {
  throw new RequestError(409, "Another program is writing this page right now. Save it again.");
}

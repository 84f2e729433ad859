import { existsSync, rmSync } from "node:fs";
import { carryOut } from "../authoring/carry-out.ts";
import { replaceFile } from "../authoring/replace-file.ts";
import { rewriteJson } from "../authoring/rewrite-json.ts";
import type { Folders } from "../content/load.ts";
import { isError } from "../page/issue.ts";
import type { OpenedPage, SaveAnswer } from "../studio/contract/answers.ts";
import type { EditedPage } from "../studio/contract/field.ts";
import { currentSite, type StudioContext } from "./context.ts";
import { examineDraft } from "./examine-draft.ts";
import { draftOf } from "./open-page.ts";
import { draftFile, entryFor, type PageSource, readPage, readSourceOf } from "./page-source.ts";
import { studioIssues } from "./studio-issues.ts";

/** A wish to save. */
export interface Saving {
  path: string;
  /** Of the file the changes were made to. */
  hash: string;
  page: EditedPage;
}

/** Writes a page with the smallest change, unless the file has changed meanwhile or the page would be broken. */
export async function savePage(context: StudioContext, saving: Saving): Promise<SaveAnswer> {
  const { folders, site } = context;
  const { path, hash, page } = saving;
  const early = readPage(folders, path);
  if (early.hash !== hash) return conflict(early, page);
  const entry = entryFor(folders, path, page);
  const { own, broken } = examineDraft(currentSite(context), entry);
  if ([...own, ...broken].some(isError))
    return { outcome: "refused", issues: studioIssues([...own, ...broken], entry.file) };
  const source = readPage(folders, path);
  if (source.hash !== hash) return conflict(source, page);
  const text = rewriteJson(source.text, page);
  if (!replaceFile(folders.pages, { file: source.file, hash, text }))
    return conflict(readPage(folders, path), page);
  discardDraft(context, path);
  await site.refresh();
  const saved = readSourceOf(source.file, path);
  return { outcome: "saved", hash: saved.hash, page: saved.page ?? page };
}

/** Keeps an unfinished page apart from the site, where it breaks nothing. */
export function saveDraft(
  context: StudioContext,
  path: string,
  page: EditedPage,
): OpenedPage["draft"] {
  const { text } = readPage(context.folders, path);
  write(context.folders, draftFile(context.folders, path), rewriteJson(text, page));
  return draftOf(context, path);
}

/** Throws the draft of a page away. */
export function discardDraft({ folders }: StudioContext, path: string): void {
  const file = draftFile(folders, path);
  if (existsSync(file)) rmSync(file);
}

function write({ pages }: Folders, file: string, text: string): void {
  carryOut({ writes: new Map([[file, text]]), renames: [], deletes: [], summary: [] }, pages);
}

function conflict(source: PageSource, page: EditedPage): SaveAnswer {
  return {
    outcome: "conflict",
    hash: source.hash,
    theirs: source.text,
    mine: rewriteJson(source.text, page),
    ...(source.page ? { page: source.page } : {}),
  };
}

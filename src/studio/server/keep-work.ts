import { routeOfFile } from "../../engine/model/route.ts";
import { sameValue } from "../../engine/model/same-value.ts";
import type { KeepAnswer, KeptNews, KeptSummary, PageVersion } from "../contract/answers.ts";
import type { EditedPage } from "../contract/field.ts";
import { mayBeMissing } from "../contract/site-files.ts";
import type { StudioContext } from "./context.ts";
import { readable } from "./copies/readable.ts";
import { isSeen, type WorkingCopy, type Writer } from "./copies/working-copies.ts";
import { editedFile, type PageSource, readPage } from "./page-source.ts";
import { RequestError } from "./request-error.ts";

/** Unsaved work of a window. */
export interface Keeping extends Writer {
  path: string;
  /** Of the file that the work began from. */
  base: string;
  page: EditedPage;
  /** Whether the page is again as its file was, so that there is nothing left to keep. */
  isUndone: boolean;
}

/** Keeps unsaved work, unless another window has had other work kept that this one has not seen. */
export function keepWork(context: StudioContext, keeping: Keeping): KeepAnswer {
  const { path, base, page, isUndone, window } = keeping;
  editedFile(context.folders, path);
  const copy = context.copies.read(path);
  if (!isUndone && copy?.base === base && sameValue(copy.page, page))
    return { outcome: "kept", version: copy.version };
  if (copy && !isSeen(copy, keeping)) return { outcome: "unseen" };
  const until = untilNow(context, path, copy);
  if (isUndone) context.recorder.discarding(until, "work", { page, by: keeping.by });
  else context.recorder.keeping(until, keeping);
  if (isUndone) context.copies.discard(path, keeping);
  const version = isUndone ? undefined : write(context, keeping, copy);
  announce(context, { path, version, window });
  return { outcome: "kept", version };
}

function write(context: StudioContext, keeping: Keeping, before: WorkingCopy | undefined): string {
  const { path, base, page } = keeping;
  const basePage = basePageOf(context, keeping, before);
  const { outcome, copy } = context.copies.write(path, { base, basePage, page }, keeping);
  if (outcome === "kept") return copy.version;
  throw new RequestError(409, "Another studio has changed this page at the same time.");
}

/** The text of the file that the work began from, for whoever merges the work with another file. */
function basePageOf(
  { folders }: StudioContext,
  { path, base }: Keeping,
  before: WorkingCopy | undefined,
): EditedPage | undefined {
  if (before?.base === base && before.basePage) return before.basePage;
  const source = readPage(folders, path);
  return source?.hash === base ? source.page : undefined;
}

/** Throws unsaved work away. @throws {RequestError} when another window has changed it since */
export function discardWork(
  context: StudioContext,
  { path, ...writer }: Writer & { path: string },
): void {
  editedFile(context.folders, path);
  const copy = readable(context.copies, path);
  const until = untilNow(context, path, copy);
  if (!context.copies.discard(path, writer))
    throw new RequestError(
      409,
      "Another window has changed this page since. Look at it before you throw the changes away.",
    );
  const page = readPage(context.folders, path)?.page;
  if (copy) context.recorder.discarding(until, "discarded", { page, by: writer.by });
  announce(context, { path, window: writer.window });
}

/** What a page is, for its history. */
export function untilNow({ folders }: StudioContext, path: string, copy: WorkingCopy | undefined) {
  return { path, copy, file: copy?.basePage ?? readPage(folders, path)?.page };
}

/** The pages with unsaved work, newest first. */
export function keptWork(context: StudioContext): KeptSummary[] {
  const kept = context.copies.list().map((path) => summaryOf(context, path));
  return kept.sort((a, b) => (b.savedAt ?? "").localeCompare(a.savedAt ?? ""));
}

/** What there is of a page now, so that a window knows whether it has seen it. */
export function versionOf(context: StudioContext, path: string): PageVersion {
  const hash = readPage(context.folders, path)?.hash ?? "";
  const version = readable(context.copies, path)?.version;
  return { path, hash, ...(version === undefined ? {} : { version }) };
}

/** Notifies every window of what has become of the unsaved work on a page. */
export function announce({ vite }: StudioContext, news: KeptNews): void {
  vite.ws.send("studio:kept", news);
}

function summaryOf(context: StudioContext, path: string): KeptSummary {
  const source = readPage(context.folders, path);
  const copy = readable(context.copies, path);
  const title = copy?.page.title ?? source?.page?.title;
  return {
    path,
    route: routeOfFile(path),
    title: typeof title === "string" && title !== "" ? title : routeOfFile(path),
    ...(copy ? { version: copy.version, savedAt: copy.savedAt } : {}),
    file: fateOf(path, source, copy),
  };
}

/** What became of a file since the work on it began. A site may never have had one for its look or its words. */
function fateOf(
  path: string,
  source: PageSource | undefined,
  copy: WorkingCopy | undefined,
): KeptSummary["file"] {
  if (!source && (!mayBeMissing(path) || copy?.base !== "")) return "deleted";
  return copy && copy.base !== (source?.hash ?? "") ? "changed" : "same";
}

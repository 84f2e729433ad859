import { changesBetween } from "../../../engine/model/merge/changes-between.ts";
import { sameValue } from "../../../engine/model/same-value.ts";
import type { EditedPage } from "../../contract/field.ts";
import type { PageState, StateKind } from "../../contract/history.ts";
import type { Worker, WorkingCopy } from "../copies/working-copies.ts";
import type { PageHistories } from "./page-histories.ts";

/** Changes of the same fields within so many milliseconds are one step of the history. */
const LONGEST_STEP = 120_000;

/** What a page was until now. */
interface Until {
  path: string;
  /** The unsaved work on it. */
  copy: WorkingCopy | undefined;
  /** As its file has it, or as the file had it that the work began from. */
  file: EditedPage | undefined;
}

/** Keeps the states that pages are leaving, one for each step of the work on them. */
export interface Recorder {
  /** Work is about to be kept. */
  keeping(until: Until, next: { page: EditedPage; base: string; window: string }): void;
  /** Work was thrown away or undone, and the page is as its file has it. */
  discarding(until: Until, kind: "work" | "discarded", done: Done): void;
  /** The page was saved. */
  saved(until: Until, done: Done & { page: EditedPage }): void;
}

/** What a page is then, and who did it. */
interface Done {
  page: EditedPage | undefined;
  by: Worker | undefined;
}

/** Makes the part of the studio that knows when a step of the work on a page is over. */
export function createRecorder(histories: PageHistories): Recorder {
  const steps = new Map<string, { name: string; since: number }>();
  const add = (path: string, kind: StateKind, page: EditedPage, more: Partial<PageState> = {}) =>
    histories.add(path, { at: new Date().toISOString(), kind, page, ...more });

  /** The history begins with the page as it was, and knows what was done to its file while nobody worked on it. */
  function begin({ path, copy, file }: Until): void {
    const last = histories.states(path).at(-1);
    if (!file || (last && copy)) return;
    if (!last) add(path, "began", file);
    else if (!sameValue(last.page, file)) add(path, "outside", file);
  }

  function leave({ path, copy }: Until): void {
    const last = histories.states(path).at(-1);
    if (copy && !(last && sameValue(last.page, copy.page)))
      add(path, "work", copy.page, { at: copy.savedAt, ...named(copy.by) });
    steps.delete(path);
  }

  return {
    keeping(until, { page, base, window }) {
      const { path, copy, file } = until;
      begin(until);
      const isMerged = copy !== undefined && copy.base !== base;
      const name = `${window} ${fieldsBetween(copy?.page ?? file, page)}`;
      const step = steps.get(path);
      const now = Date.now();
      const last = histories.states(path).at(-1)?.page;
      // What is undone is kept, so that it can be done again.
      const isBack = copy !== undefined && last !== undefined && sameValue(last, page);
      const goesOn = step?.name === name && now - step.since < LONGEST_STEP;
      if (goesOn && !isMerged && !isBack) return;
      leave(until);
      if (isMerged) add(path, "outside", page);
      else steps.set(path, { name, since: now });
    },
    discarding(until, kind, { page, by }) {
      begin(until);
      leave(until);
      if (page) add(until.path, kind, page, named(by));
    },
    saved(until, { page, by }) {
      begin(until);
      const { path, copy } = until;
      // The work that is saved is mostly the work that was kept: then it is one state.
      if (copy && !sameValue(copy.page, page)) leave(until);
      steps.delete(path);
      add(path, "saved", page, named(by));
    },
  };
}

function named(by: Worker | undefined): Pick<PageState, "by"> {
  return by ? { by } : {};
}

/** The fields in which two states of a page differ. */
function fieldsBetween(before: EditedPage | undefined, after: EditedPage): string {
  return changesBetween(before ?? {}, after)
    .map(({ kind, pointer }) => `${kind === "changed" ? "" : kind}${pointer}`)
    .join(" ");
}

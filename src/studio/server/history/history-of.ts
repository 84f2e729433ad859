import { statSync } from "node:fs";
import { sameValue } from "../../../engine/model/same-value.ts";
import { entryAfter, type HistoryEntry, type PageState } from "../../contract/history.ts";
import type { StudioContext } from "../context.ts";
import { readable } from "../copies/readable.ts";
import { readPage } from "../page-source.ts";

/** The states of a page, the oldest first, up to the one that it is in now. None where nobody has worked on it. */
export function historyOf(context: StudioContext, path: string): HistoryEntry[] {
  const source = readPage(context.folders, path);
  const states = context.histories.states(path);
  const now = currentState(context, path, source);
  const last = states.at(-1);
  const isNew = last && now && !sameValue(last.page, now.page);
  const all = isNew ? [...states, now] : states;
  return all.map((state, at) => entryAfter(all[at - 1], state));
}

function currentState(
  { copies }: StudioContext,
  path: string,
  source: ReturnType<typeof readPage>,
): PageState | undefined {
  const copy = readable(copies, path);
  if (copy) {
    const { savedAt: at, page, by } = copy;
    return { at, kind: "work", page, ...(by && { by }) };
  }
  if (!source?.page) return undefined;
  return { at: statSync(source.file).mtime.toISOString(), kind: "outside", page: source.page };
}

import { sameValue } from "../../../engine/model/same-value.ts";
import type { Overview } from "../../contract/answers.ts";
import { type HistoryEntry, type PageState, stateAfter } from "../../contract/history.ts";
import { say } from "../words/say.ts";
import { changedNames, changesInWords } from "./names.ts";

/** One line of a page's history. */
export interface HistoryRow {
  state: PageState;
  /** What was done, as a sentence. */
  text: string;
  /** Whether this state was saved. */
  isSaved: boolean;
}

/** Lines that say the same within so many milliseconds are one. */
const ONE_SITTING = 600_000;

/** The states that the server has sent. */
export function statesOf(entries: HistoryEntry[]): PageState[] {
  const states: PageState[] = [];
  for (const entry of entries) {
    const state = stateAfter(states.at(-1), entry);
    if (state) states.push(state);
  }
  return states;
}

/** The history of a page in words, the newest first. */
export function historyRows(path: string, states: PageState[], overview: Overview): HistoryRow[] {
  const rows: HistoryRow[] = [];
  for (const [at, state] of states.entries()) {
    const before = states[at - 1];
    const last = rows.at(-1);
    if (last && before && state.kind === "saved" && sameValue(before.page, state.page)) {
      last.isSaved = true;
      continue;
    }
    const text = sentence(path, before, state, overview);
    const isSaved = state.kind === "saved";
    if (last && goesOn(last, state, text)) rows.pop();
    rows.push({ state, text, isSaved });
  }
  return rows.reverse();
}

function goesOn(last: HistoryRow, state: PageState, text: string): boolean {
  const time = Date.parse(state.at) - Date.parse(last.state.at);
  return last.text === text && !last.isSaved && state.kind === "work" && time < ONE_SITTING;
}

function sentence(
  path: string,
  before: PageState | undefined,
  { kind, page, by }: PageState,
  overview: Overview,
): string {
  if (kind === "began" || !before) return say("state.began");
  const other = by && by.email !== overview.team?.person.email ? by.name : undefined;
  if (kind === "discarded")
    return other === undefined
      ? say("state.discarded")
      : say("state.somebodyDiscarded", { name: other });
  const changed = { path, before: before.page, after: page };
  if (kind === "outside")
    return say("state.outside", {
      names: changedNames(changed, overview) || say("state.nothingShown"),
    });
  const words = changesInWords(changed, overview);
  if (words === "") return say("state.saved");
  return other === undefined
    ? say("state.you", { deeds: words })
    : say("state.somebody", { name: other, deeds: words });
}

import { type Delta, deltaBetween, valueAfter } from "../../engine/model/merge/delta.ts";
import type { EditedPage } from "./field.ts";

/**
 * How a page came to be in a state: as it was before the work on it began, by work, by work that was
 * saved, by throwing work away, or by somebody who changed its file outside of the studio.
 */
export type StateKind = "began" | "work" | "saved" | "discarded" | "outside";

/** When a page came to be in a state, and how. */
interface StateName {
  /** ISO 8601. */
  at: string;
  kind: StateKind;
  /** Who did it, where a team works together. */
  by?: { name: string; email: string };
}

/** One state of a page. */
export interface PageState extends StateName {
  page: EditedPage;
}

/** A state as it is kept and sent: whole, or by the one before it. */
export type HistoryEntry = PageState | (StateName & { delta: Delta });

/** A state as it follows from the one before it; whole where there is none. */
export function entryAfter(before: PageState | undefined, state: PageState): HistoryEntry {
  const { page, ...name } = state;
  return before ? { ...name, delta: deltaBetween(before.page, page) } : state;
}

/** The state that an entry stands for. Nothing for one whose state before is not known. */
export function stateAfter(
  before: PageState | undefined,
  entry: HistoryEntry,
): PageState | undefined {
  if ("page" in entry) return entry;
  const { delta, ...name } = entry;
  return before && { ...name, page: valueAfter(before.page, delta) as EditedPage };
}

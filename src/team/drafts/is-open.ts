import type { DraftRecord } from "./draft-record.ts";

/** Whether somebody can still work on a draft: it has files then. */
export function isOpen({ state }: Pick<DraftRecord, "state">): boolean {
  return state !== "discarded";
}

import type { DraftRecord } from "./draft-record.ts";

/** Whether somebody can still work on a draft: it has files then. */
export function isOpen({ state }: Pick<DraftRecord, "state">): boolean {
  return state !== "discarded";
}

/** Whether a draft was sent for review, and is not live or thrown away. */
export function isProposed({ state }: Pick<DraftRecord, "state">): boolean {
  return state === "review" || state === "approved" || state === "returned";
}

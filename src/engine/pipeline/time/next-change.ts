import { appendPointer } from "../../model/pointer.ts";
import type { SiteIndex } from "../index/site-index.ts";
import { type TimedPart, timedPartsOf, timedSharedBlocks } from "./timed-parts.ts";

/** An instant at which a site changes by itself. */
export interface NextChange {
  /** In UTC, for example `2026-12-24T15:00:00.000Z`. */
  at: string;
  /** What goes live or ends at that instant, each with the field that says so. */
  what: Pick<TimedPart, "file" | "pointer" | "kind">[];
}

/**
 * Finds the next instant at which something of a site goes live or ends. Hidden pages stay hidden whatever their times.
 *
 * @param after in milliseconds; the instant for which the site was read by default
 * @returns nothing when nothing will change by itself
 */
export function nextChange(index: SiteIndex, after = index.clock.now): NextChange | undefined {
  const entries = [...index.withHidden.pages.values(), index.notFound];
  const parts = entries
    .filter(({ page }) => !page.hidden)
    .flatMap((entry) => timedPartsOf(entry, index));
  let first = Number.POSITIVE_INFINITY;
  let what: NextChange["what"] = [];
  for (const { kind, file, pointer, written } of [...parts, ...timedSharedBlocks(index)])
    for (const [name, time] of Object.entries(written)) {
      const instant = index.clock.instantOf(time) ?? after;
      if (instant <= after || instant > first) continue;
      if (instant < first) what = [];
      first = instant;
      what.push({ file, pointer: appendPointer(pointer, name), kind });
    }
  return what.length === 0 ? undefined : { at: new Date(first).toISOString(), what };
}

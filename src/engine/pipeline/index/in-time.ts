import type { Clock } from "../../model/clock.ts";
import type { PageEntry } from "./site-index.ts";

/** A page at the instant of the index: one that its times leave out says why. */
export function inTime(entry: PageEntry, clock: Clock): PageEntry {
  const timing = clock.timingOf(entry.page);
  if (timing === "current") return entry;
  const { route, file, hashes } = entry;
  return {
    route,
    file,
    hashes,
    timing,
    get page() {
      return entry.page;
    },
    get outline() {
      return entry.outline;
    },
  };
}

import { createHash } from "node:crypto";
import { mkdirSync, rmSync, utimesSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { keepNewest, moved, removeWhole } from "../pipeline/kept.ts";
import { slashed } from "../pipeline/read.ts";

/** Outputs that one is kept for: each takes as much room as a site. */
const MOST_KEPT = 4;

/** The output before the last one, which the next build starts from. */
export interface Spare {
  /** Moves it to where a build writes; only one build gets it. */
  takeTo(folder: string): boolean;
  /** Keeps an output that has been replaced; on another disk than the cache it is removed. */
  put(folder: string): void;
}

/**
 * @param target the output that it belongs to. It is known by its way from the cache, which stays the same
 * when both are moved together.
 * @param cache folder that it is kept in
 */
export function createSpare(target: string, cache: string): Spare {
  const way = slashed(relative(cache, target));
  const name = createHash("sha256").update(way).digest("hex").slice(0, 16);
  const kept = join(cache, "spare", name);
  return {
    takeTo: (folder) => moved(kept, folder),
    put(folder) {
      mkdirSync(dirname(kept), { recursive: true });
      removeWhole(kept);
      utimesSync(folder, new Date(), new Date());
      if (!moved(folder, kept)) rmSync(folder, { recursive: true, force: true });
      keepNewest(dirname(kept), MOST_KEPT);
    },
  };
}

import { isPattern } from "../model/route.ts";

/** What a command is going to do to the disk; nothing has happened yet. */
export interface Plan {
  /** New texts by absolute path. */
  writes: Map<string, string>;
  /** Files that get another path. */
  renames: { from: string; to: string }[];
  deletes: string[];
  /** What is done, in sentences. */
  summary: string[];
}

/** A plan that cannot be made or applied. The message says why and what to do. */
export class PlanError extends Error {
  constructor(
    message: string,
    /** What answers it on the command line, for example `--redirect-to /path`. */
    readonly flag?: string,
  ) {
    super(message);
  }
}

/**
 * Pages that answer many addresses are neither moved nor removed: nothing can lead on from all of the old ones.
 *
 * @throws {PlanError} when there is such a page among the routes
 */
export function assertSingle(routes: string[]): void {
  const numbered = routes.find(isPattern);
  if (numbered !== undefined)
    throw new PlanError(
      `${numbered} answers many addresses, and nothing could lead on from the old ones. Rename or delete its file by hand if none of them was published.`,
    );
}

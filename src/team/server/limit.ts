/** Counts what somebody does, and says when it is too much. */
export interface Limit {
  /** @returns whether one more is allowed; it is counted either way */
  take(who: string): boolean;
}

/** More callers than this are not counted apart. */
const MOST_KNOWN = 20_000;

/**
 * Makes a limit.
 *
 * @param most how often within the time
 * @param within milliseconds
 */
export function createLimit(most: number, within: number, now = Date.now): Limit {
  let since = now();
  const counts = new Map<string, number>();
  return {
    take(who) {
      if (now() - since >= within || counts.size >= MOST_KNOWN) {
        since = now();
        counts.clear();
      }
      const count = (counts.get(who) ?? 0) + 1;
      counts.set(who, count);
      return count <= most;
    },
  };
}

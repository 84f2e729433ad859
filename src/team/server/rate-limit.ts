/** A rate limit for each caller. */
export interface RateLimit {
  /** @returns whether one more is allowed; it is counted either way */
  consume(who: string): boolean;
}

/** Callers that are counted at one time. */
const MAX_CALLERS = 20_000;

/**
 * Makes a rate limit.
 *
 * @param max how often within the interval
 * @param interval milliseconds
 */
export function createRateLimit(max: number, interval: number, now = Date.now): RateLimit {
  let since = now();
  const counts = new Map<string, number>();
  return {
    consume(who) {
      if (now() - since >= interval || counts.size >= MAX_CALLERS) {
        since = now();
        counts.clear();
      }
      const count = (counts.get(who) ?? 0) + 1;
      counts.set(who, count);
      return count <= max;
    },
  };
}

import type { Checks } from "./git-host.ts";

/** The state of one check; nothing for one that was skipped. */
export type CheckState = keyof Checks | undefined;

/** Counts checks by state. */
export function countChecks(states: readonly CheckState[]): Checks {
  const count = (state: keyof Checks) => states.filter((one) => one === state).length;
  return { passed: count("passed"), failed: count("failed"), running: count("running") };
}

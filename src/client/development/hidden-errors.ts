import type { DevReport } from "../../engine/model/dev-report.ts";

/** The ids of errors that the author has seen and put out of the way. */
export type HiddenErrors = ReadonlySet<string>;

/** Whether the page that is open has an error that the author has not put out of the way. */
export function hasNewError({ here }: DevReport, hidden: HiddenErrors): boolean {
  return here.some(({ level, id }) => level === "error" && !hidden.has(id));
}

/** Everything that is wrong now, put out of the way beside what was before. */
export function withHidden({ here, elsewhere }: DevReport, hidden: HiddenErrors): HiddenErrors {
  return new Set([...hidden, ...[...here, ...elsewhere.issues].map(({ id }) => id)]);
}

/**
 * What is still out of the way: an error that was fixed is new when it comes back. What may be among
 * the issues that were not sent stays.
 */
export function stillHidden({ here, elsewhere }: DevReport, hidden: HiddenErrors): HiddenErrors {
  const sentAll = elsewhere.issues.length === elsewhere.errors + elsewhere.warnings;
  if (!sentAll) return hidden;
  const current = new Set([...here, ...elsewhere.issues].map(({ id }) => id));
  return new Set([...hidden].filter((id) => current.has(id)));
}

import type { SourceLine } from "../model/dev-report.ts";
import type { LocatedIssue } from "./located.ts";

/** Characters that are shown of a line, at most, and before what is meant. */
const MOST = 100;
const BEFORE = 40;

/**
 * The line that an issue means, cut to what can be shown, with the part that is meant.
 *
 * @param text the whole file; nothing for a file that is not there
 * @returns nothing when the line has nothing to show
 */
export function sourceLine(
  { line, column, endLine, endColumn }: LocatedIssue,
  text: string | undefined,
): SourceLine | undefined {
  const whole = text?.split("\n")[line - 1];
  if (whole === undefined || whole.trim() === "" || whole.includes("\0")) return undefined;
  const cut = Math.max(0, Math.min(column - 1 - BEFORE, whole.length - MOST + 10));
  const shown = whole.slice(cut, cut + MOST).replaceAll("\t", " ");
  const start = column - 1 - cut;
  const end = endLine === line ? endColumn : column + 1;
  return {
    text: shown,
    start,
    length: Math.max(1, Math.min(end - column, shown.length - start)),
  };
}

import type { LocatedGap, LocatedIssue, Summary } from "./located.ts";
import { ruleHelp } from "./rule-help.ts";

/** Formats issues, and texts that are still to be written, for programs. */
export function jsonReport(issues: LocatedIssue[], summary: Summary, gaps: LocatedGap[]): string {
  const rows = issues.map(
    ({ rule, level, message, hint, file, line, column, endLine, endColumn, pointer }) => ({
      rule,
      level,
      message,
      hint,
      file,
      line,
      column,
      endLine,
      endColumn,
      pointer,
      help: ruleHelp(rule),
    }),
  );
  return JSON.stringify({ issues: rows, summary, gaps }, null, 2);
}

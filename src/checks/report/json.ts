import { ruleHelp } from "../docs/rule-help.ts";
import type { LocatedIssue, Summary } from "./located.ts";

/** Formats issues for programs. */
export function jsonReport(issues: LocatedIssue[], summary: Summary): string {
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
  return JSON.stringify({ issues: rows, summary }, null, 2);
}

import type { LocatedGap, LocatedIssue, Summary } from "./located.ts";
import type { Report, ReportedIssue } from "./report.ts";
import { ruleHelp } from "./rule-help.ts";

/** Formats issues, and texts that are still to be written, for programs. */
export function jsonReport(issues: LocatedIssue[], summary: Summary, gaps: LocatedGap[]): string {
  return JSON.stringify(reportOf(issues, summary, gaps), null, 2);
}

/** The same as a value. */
export function reportOf(issues: LocatedIssue[], summary: Summary, gaps: LocatedGap[]): Report {
  return { issues: issues.map(reportedIssue), summary, gaps };
}

function reportedIssue(issue: LocatedIssue): ReportedIssue {
  const { rule, level, message, hint, file, line, column, endLine, endColumn, pointer } = issue;
  return {
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
    help: ruleHelp(rule, issue.ruleSource),
  };
}

/** What was found in a site, for programs. */
export interface Report {
  issues: ReportedIssue[];
  summary: ReportSummary;
  /** Texts of hidden pages that are still to be written. */
  gaps: ReportedGap[];
}

/** Where something stands in a file. Lines and columns count from 1. */
export interface ReportedPosition {
  /** Path from the working directory, with forward slashes. */
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** RFC 6901 pointer to the value. */
  pointer: string;
}

/** One thing that is wrong. */
export interface ReportedIssue extends ReportedPosition {
  /** The permanent name of the rule. */
  rule: string;
  level: "error" | "warning";
  /** What is wrong, in a sentence. */
  message: string;
  /** What to do about it. */
  hint: string;
  /** Where the rule is described. */
  help: string;
}

/** A text that is still to be written. */
export interface ReportedGap extends ReportedPosition {
  /** What belongs there, in its author's words. */
  wanted: string;
}

/** What was counted. */
export interface ReportSummary {
  pages: number;
  /** How many of them visitors do not see yet. */
  hidden: number;
  errors: number;
  warnings: number;
  /** Texts of hidden pages that are still to be written. */
  toFill: number;
  /** Duration of the run in milliseconds. */
  ms: number;
}

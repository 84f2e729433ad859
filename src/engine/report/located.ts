import { relative } from "node:path";
import type { Issue, ReportedIssue, TextEdit } from "../model/issue.ts";
import { readingEdits } from "../pipeline/parse/mistake.ts";
import { createLocator, type Locator, type Range, type Target } from "../pipeline/positions.ts";
import { slashed } from "../pipeline/read.ts";
import type { Reference } from "../pipeline/resolve/refs.ts";

/** An issue with its position in the file's text. */
export interface LocatedIssue extends ReportedIssue, Range {}

/** A text that is still to be written, with its position. */
export interface LocatedGap extends Range {
  file: string;
  pointer: string;
  /** What belongs there, in its author's words. */
  wanted: string;
}

export interface Summary {
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

/** Gives the text of a file; nothing for a file that is not there. */
type TextOf = (file: string) => string | undefined;

/**
 * Finds line and column of every issue and puts them in the order of files and lines.
 *
 * @param cwd the folder that file names are given relative to
 */
export function locateIssues(issues: ReportedIssue[], textOf: TextOf, cwd: string): LocatedIssue[] {
  const locate = createFinder(textOf, cwd, syntaxFixes(issues));
  return issues
    .map((issue) => ({ ...issue, ...locate(issue) }))
    .sort((a, b) => byPosition(a, b) || compare(a.rule, b.rule));
}

/** Likewise for texts that are still to be written. */
export function locateGaps(gaps: Reference[], textOf: TextOf, cwd: string): LocatedGap[] {
  const locate = createFinder(textOf, cwd);
  return gaps
    .map((gap) => ({ wanted: gap.value, pointer: gap.pointer, ...locate(gap) }))
    .sort(byPosition);
}

/** Reads every file once, however many positions are looked for in it. */
function createFinder(textOf: TextOf, cwd: string, fixes = new Map<string, TextEdit[]>()) {
  const locators = new Map<string, Locator>();
  return (target: Target & { file: string }): Range & { file: string } => {
    const { file } = target;
    const locator = locators.get(file) ?? createLocator(textOf(file) ?? "", fixes.get(file));
    locators.set(file, locator);
    return { ...locator.range(target), file: slashed(relative(cwd, file)) };
  };
}

/** The changes with which files whose syntax is broken were read. */
function syntaxFixes(issues: Issue[]): Map<string, TextEdit[]> {
  const fixes = new Map<string, TextEdit[]>();
  for (const issue of issues.filter(({ rule }) => rule === "json-syntax"))
    fixes.set(issue.file, [...(fixes.get(issue.file) ?? []), ...readingEdits(issue)]);
  return fixes;
}

/** Counts a list of issues. */
export function summarize(
  issues: LocatedIssue[],
  { ms, ...counted }: Omit<Summary, "errors" | "warnings">,
): Summary {
  const errors = issues.filter((issue) => issue.level === "error").length;
  return { ...counted, errors, warnings: issues.length - errors, ms: Math.round(ms) };
}

type Position = Pick<LocatedGap, "file" | "line" | "column">;

function byPosition(a: Position, b: Position): number {
  return compare(a.file, b.file) || a.line - b.line || a.column - b.column;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

import { relative } from "node:path";
import { readingEdits } from "../../content/parse/mistake.ts";
import { createLocator, type Locator, type Range } from "../../content/positions.ts";
import { slashed } from "../../content/read.ts";
import { type Issue, RULES, type TextEdit } from "../../page/issue.ts";

/** An issue with its place in the file's text. */
export interface LocatedIssue extends Issue, Range {
  level: "error" | "warning";
}

export interface Summary {
  pages: number;
  errors: number;
  warnings: number;
  /** Places that authors still have to fill. */
  toFill: number;
  /** Duration of the run in milliseconds. */
  ms: number;
}

/**
 * Finds line and column of every issue and puts them in the order of files and lines.
 *
 * @param textOf the text of a file; nothing for a file that is not there
 * @param cwd the folder that file names are given relative to
 */
export function locateIssues(
  issues: Issue[],
  textOf: (file: string) => string | undefined,
  cwd: string,
): LocatedIssue[] {
  const locators = new Map<string, Locator>();
  const fixes = syntaxFixes(issues);
  const locatorOf = (file: string): Locator => {
    const known = locators.get(file) ?? createLocator(textOf(file) ?? "", fixes.get(file));
    locators.set(file, known);
    return known;
  };
  return issues
    .map((issue) => ({
      ...issue,
      ...locatorOf(issue.file).range(issue),
      file: slashed(relative(cwd, issue.file)),
      level: RULES[issue.rule].level,
    }))
    .sort(
      (a, b) =>
        compare(a.file, b.file) ||
        a.line - b.line ||
        a.column - b.column ||
        compare(a.rule, b.rule),
    );
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
  { pages, toFill, ms }: Pick<Summary, "pages" | "toFill" | "ms">,
): Summary {
  const errors = issues.filter((issue) => issue.level === "error").length;
  return { pages, errors, warnings: issues.length - errors, toFill, ms: Math.round(ms) };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

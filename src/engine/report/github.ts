import type { LocatedIssue, Summary } from "./located.ts";
import { ruleHelp } from "./rule-help.ts";

/** GitHub shows this many annotations of one level from one step. */
const MOST = 10;
/** A summary of a step may have one megabyte. */
const MOST_ROWS = 1000;

/** Formats issues as annotations of a GitHub Actions run, as few as are shown, with all issues in them. */
export function githubReport(issues: LocatedIssue[]): string {
  const levels = ["error", "warning"] as const;
  return levels
    .flatMap((level) => grouped(issues.filter((issue) => issue.level === level)))
    .map(annotation)
    .join("\n");
}

/** Formats issues as Markdown for the summary of a step. */
export function githubSummary(
  issues: LocatedIssue[],
  { pages, errors, warnings, toFill }: Summary,
): string {
  const rows = issues
    .slice(0, MOST_ROWS)
    .map(({ level, file, line, column, message, hint, rule }) =>
      [
        level,
        `\`${file}:${line}:${column}\``,
        `${cell(message)} ${cell(hint)}`,
        `\`${rule}\``,
      ].join(" | "),
    );
  const rest = issues.length - rows.length;
  return [
    `### ${pages} pages checked: ${errors} errors, ${warnings} warnings`,
    "",
    ...(rows.length === 0
      ? ["No problems."]
      : ["| | location | what to do | rule |", "| --- | --- | --- | --- |"]),
    ...rows.map((row) => `| ${row} |`),
    ...(rest > 0 ? ["", `And ${rest} more.`] : []),
    ...(toFill > 0 ? ["", `Texts of hidden pages that are still to be written: ${toFill}.`] : []),
    "",
  ].join("\n");
}

/** One annotation for each issue while there is room, else one for each file, the last for all the rest. */
function grouped(issues: LocatedIssue[]): LocatedIssue[][] {
  if (issues.length <= MOST) return issues.map((issue) => [issue]);
  const files = new Map<string, LocatedIssue[]>();
  for (const issue of issues) files.set(issue.file, [...(files.get(issue.file) ?? []), issue]);
  const groups = [...files.values()];
  if (groups.length <= MOST) return groups;
  return [...groups.slice(0, MOST - 1), groups.slice(MOST - 1).flat()];
}

function annotation(group: LocatedIssue[]): string {
  const [first] = group;
  if (first === undefined) return "";
  const { level, file, line, column, endLine, endColumn, rule } = first;
  const title = group.length === 1 ? rule : `${group.length} problems`;
  const properties = { file, line, col: column, endLine, endColumn, title };
  const written = Object.entries(properties).map(
    ([key, value]) => `${key}=${escapeProperty(String(value))}`,
  );
  return `::${level} ${written.join(",")}::${escapeData(group.map(inOneLine).join("\n"))}`;
}

function inOneLine(issue: LocatedIssue): string {
  const { file, line, column, message, hint, rule, ruleSource } = issue;
  return `${file}:${line}:${column} ${message} ${hint} (${ruleHelp(rule, ruleSource)})`;
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("<", "&lt;").replace(/\s+/g, " ");
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

import type { LocatedIssue } from "./located.ts";

/** Formats issues as annotations of a GitHub Actions run. */
export function githubReport(issues: LocatedIssue[]): string {
  return issues.map(annotation).join("\n");
}

function annotation(issue: LocatedIssue): string {
  const { level, file, line, column, endLine, endColumn, rule } = issue;
  const properties = { file, line, col: column, endLine, endColumn, title: rule };
  const written = Object.entries(properties).map(
    ([key, value]) => `${key}=${escapeProperty(String(value))}`,
  );
  const text = `${file}:${line}:${column} ${issue.message} ${issue.hint}`;
  return `::${level} ${written.join(",")}::${escapeData(text)}`;
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

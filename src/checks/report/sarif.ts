import { RULES } from "../../page/issue.ts";
import type { LocatedIssue } from "./located.ts";

/** Formats issues as SARIF 2.1.0, for code scanning services. */
export function sarifReport(issues: LocatedIssue[]): string {
  const rules = Object.entries(RULES).map(([id, { title, level }]) => ({
    id,
    shortDescription: { text: title },
    defaultConfiguration: { level },
  }));
  const run = {
    tool: { driver: { name: "page-engine", rules } },
    columnKind: "utf16CodeUnits",
    results: issues.map(result),
  };
  return JSON.stringify(
    { $schema: "https://json.schemastore.org/sarif-2.1.0.json", version: "2.1.0", runs: [run] },
    null,
    2,
  );
}

function result(issue: LocatedIssue) {
  const { line, column, endLine, endColumn } = issue;
  return {
    ruleId: issue.rule,
    level: issue.level,
    message: { text: `${issue.message} ${issue.hint}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(issue.file) },
          region: { startLine: line, startColumn: column, endLine, endColumn },
        },
      },
    ],
  };
}

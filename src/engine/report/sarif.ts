import type { Rule } from "../pipeline/rule.ts";
import type { LocatedIssue } from "./located.ts";
import { ruleHelp } from "./rule-help.ts";

/**
 * Formats issues as SARIF 2.1.0, for code scanning services.
 *
 * @param rules all that the site was checked with
 */
export function sarifReport(issues: LocatedIssue[], rules: readonly Rule[]): string {
  const run = {
    tool: { driver: { name: "page-engine", rules: rules.map(described) } },
    columnKind: "utf16CodeUnits",
    results: issues.map(result),
  };
  return JSON.stringify(
    { $schema: "https://json.schemastore.org/sarif-2.1.0.json", version: "2.1.0", runs: [run] },
    null,
    2,
  );
}

function described({ id, level, title, help, source }: Rule) {
  return {
    id,
    shortDescription: { text: title },
    help: helpOf(help, ruleHelp(id, source)),
    defaultConfiguration: { level },
  };
}

/** The words of the page of rules; a `helpUri` would have to be a full address. */
function helpOf(help: string, target: string): { text: string; markdown: string } {
  return { text: `${help} (${target})`, markdown: `${help}\n\n[${target}](${target})` };
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

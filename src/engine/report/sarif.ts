import { RULES, type RuleId } from "../model/issue.ts";
import { EXAMPLES, UNSHOWN } from "../rules/docs/examples.ts";
import { ruleHelp } from "../rules/docs/rule-help.ts";
import type { LocatedIssue } from "./located.ts";

/** Formats issues as SARIF 2.1.0, for code scanning services. */
export function sarifReport(issues: LocatedIssue[]): string {
  const rules = (Object.keys(RULES) as RuleId[]).map((id) => ({
    id,
    shortDescription: { text: RULES[id].title },
    help: helpOf(id),
    defaultConfiguration: { level: RULES[id].level },
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

/** The words of the page of rules; a `helpUri` would have to be a full address. */
function helpOf(rule: RuleId): { text: string; markdown: string } {
  const why =
    rule in UNSHOWN
      ? UNSHOWN[rule as keyof typeof UNSHOWN]
      : EXAMPLES[rule as keyof typeof EXAMPLES].why;
  const place = ruleHelp(rule);
  return { text: `${why} (${place})`, markdown: `${why}\n\n[${place}](${place})` };
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

import type { Issue, ReportedIssue } from "../model/issue.ts";
import type { Rule } from "./rule.ts";

/**
 * Gives issues what their rules say of them: the level, and for a rule of the site's own where it stands.
 *
 * @throws {Error} when an issue names a rule that is not defined, which only a programmer can do
 */
export function withLevels(rules: readonly Rule[], issues: readonly Issue[]): ReportedIssue[] {
  if (issues.length === 0) return [];
  const known = new Map(rules.map((rule) => [rule.id, rule]));
  return issues.map((issue) => {
    const { level, source } = ruleOf(issue, known);
    return { ...issue, level, ...(source && { ruleSource: source }) };
  });
}

function ruleOf({ rule: id, message }: Issue, known: ReadonlyMap<string, Rule>): Rule {
  const rule = known.get(id);
  if (rule === undefined)
    throw new Error(`There is no rule "${id}", which an issue names: ${message}`);
  return rule;
}

import type { Issue, Level, ReportedIssue } from "../model/issue.ts";
import type { Rule } from "./rule.ts";

/**
 * Gives issues the levels of their rules.
 *
 * @throws {Error} when an issue names a rule that is not defined, which only a programmer can do
 */
export function withLevels(rules: readonly Rule[], issues: readonly Issue[]): ReportedIssue[] {
  if (issues.length === 0) return [];
  const levels = new Map(rules.map(({ id, level }) => [id, level]));
  return issues.map((issue) => ({ ...issue, level: levelOf(issue, levels) }));
}

function levelOf({ rule, message }: Issue, levels: ReadonlyMap<string, Level>): Level {
  const level = levels.get(rule);
  if (level === undefined)
    throw new Error(`There is no rule "${rule}", which an issue names: ${message}`);
  return level;
}

import type { Finding, Issue } from "../../model/issue.ts";

/** The part of what several rules find together that belongs to one of them. */
export function ofRule(id: string, issues: Issue[]): Finding[] {
  return issues.filter(({ rule }) => rule === id);
}

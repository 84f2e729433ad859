import type { Issue, ReportedIssue } from "../model/issue.ts";
import { asWritten } from "./omissions.ts";
import { orReport } from "./own-parts.ts";
import { tokenCauses } from "./resolve/token-causes.ts";
import type { Rule } from "./rule.ts";
import { type CheckedSite, everyPage } from "./site.ts";
import { withLevels } from "./with-levels.ts";

/** Runs every rule, and adds what resolving found. A mistake in a shared block is reported once. */
export function runRules(rules: readonly Rule[], site: CheckedSite): ReportedIssue[] {
  return [...rulesInTurn(rules, site)].flat();
}

/** The same one rule after another, so that other work can go on in between. */
export function* rulesInTurn(
  rules: readonly Rule[],
  site: CheckedSite,
): Generator<ReportedIssue[]> {
  const { repairs } = site.index;
  const isNew = firstTime();
  const reported = (issues: Issue[]) => withLevels(rules, asWritten(issues, repairs).filter(isNew));
  const resolving = [
    ...site.shellRefs.issues,
    ...everyPage(site).flatMap(({ refs }) => refs.issues),
  ];
  yield withLevels(rules, tokenCauses(asWritten(resolving, repairs).filter(isNew), site));
  for (const rule of rules) yield reported(issuesOf(rule, site));
}

/** @throws what a rule of the engine throws, which only a programmer can fix */
function issuesOf({ id, check }: Rule, site: CheckedSite): Issue[] {
  const stopped: Issue[] = [];
  const findings = orReport(() => check?.(site), stopped) ?? [];
  return [...stopped, ...findings.map((finding) => ({ ...finding, rule: id }))];
}

function firstTime(): (issue: Issue) => boolean {
  const seen = new Set<string>();
  return ({ rule, file, pointer, excerpt }) => {
    const before = seen.size;
    return seen.add(`${rule} ${file} ${pointer} ${excerpt ?? ""}`).size > before;
  };
}

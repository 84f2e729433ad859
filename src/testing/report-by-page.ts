import type { ReportedIssue } from "../engine/model/issue.ts";
import type { Rule } from "../engine/pipeline/rule.ts";
import { pageFindings, rulesInTurn } from "../engine/pipeline/run-rules.ts";
import { type CheckedSite, everyPage, pageSite } from "../engine/pipeline/site.ts";

/** What rules report when each page is checked by itself, and what was found there is kept as JSON. */
export function reportByPage(rules: readonly Rule[], site: CheckedSite): ReportedIssue[] {
  const kept = new Map(
    everyPage(site).map((page) => {
      const findings = pageFindings(rules, page, { ...pageSite(site) });
      return [page, JSON.stringify(findings)];
    }),
  );
  return [...rulesInTurn(rules, site, (page) => JSON.parse(kept.get(page) ?? ""))].flat();
}

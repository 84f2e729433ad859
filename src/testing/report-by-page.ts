import type { Issue, ReportedIssue } from "../engine/model/issue.ts";
import type { Rule } from "../engine/pipeline/rule.ts";
import { pageFindings, rulesInTurn } from "../engine/pipeline/run-rules.ts";
import { type CheckedPage, type CheckedSite, pageSite } from "../engine/pipeline/site.ts";

/** What rules report when each page is checked by itself, and its facts and what was found there are kept as JSON. */
export function reportByPage(rules: readonly Rule[], site: CheckedSite): ReportedIssue[] {
  const findings = new Map<CheckedPage, readonly Issue[]>();
  const kept = (page: CheckedPage): CheckedPage => {
    const again = { ...page, facts: asKept(page.facts) };
    findings.set(again, asKept(pageFindings(rules, page, { ...pageSite(site) })));
    return again;
  };
  const again = { ...site, pages: site.pages.map(kept), hidden: site.hidden.map(kept) };
  return [...rulesInTurn(rules, again, (page) => findings.get(page) ?? [])].flat();
}

/** A value as it is after it was kept in a file. */
function asKept<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

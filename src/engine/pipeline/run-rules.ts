import type { Finding, Issue, ReportedIssue } from "../model/issue.ts";
import { asWritten } from "./omissions.ts";
import { orReport } from "./own-parts.ts";
import { createPauses } from "./pauses.ts";
import { tokenCauses } from "./resolve/token-causes.ts";
import type { Rule } from "./rule.ts";
import { type CheckedPage, type CheckedSite, everyPage, type PageSite, pageSite } from "./site.ts";
import { withLevels } from "./with-levels.ts";

/** So many pages are checked at a time. */
const PAGES_AT_ONCE = 50;

/** Gives what is wrong with single pages. */
export type PageFindings = (page: CheckedPage) => readonly Issue[];

/** Runs every rule, and adds the issues of resolving. A mistake in a shared block is reported once. */
export function runRules(rules: readonly Rule[], site: CheckedSite): ReportedIssue[] {
  return [...rulesInTurn(rules, site)].flat();
}

/**
 * The same in steps, so that other work can go on in between. Of each rule what is wrong with single pages comes before
 * what is wrong between them.
 *
 * @param findingsOn gives what is wrong with a page; it may have been kept from an earlier run
 */
export function* rulesInTurn(
  rules: readonly Rule[],
  site: CheckedSite,
  findingsOn: PageFindings = (page) => pageFindings(rules, page, pageSite(site)),
): Generator<ReportedIssue[]> {
  const { repairs } = site.index;
  const isNew = firstTime();
  const reported = (issues: Issue[]) => withLevels(rules, asWritten(issues, repairs).filter(isNew));
  const pages = everyPage(site);
  const resolving = [...site.shellRefs.issues, ...pages.flatMap(({ facts }) => facts.issues ?? [])];
  yield withLevels(rules, tokenCauses(asWritten(resolving, repairs).filter(isNew), site));
  const onPages = new Map<string, Issue[]>();
  for (const [at, page] of pages.entries()) {
    for (const issue of findingsOn(page)) addTo(onPages, issue);
    if (at % PAGES_AT_ONCE === 0) yield [];
  }
  for (const rule of rules)
    yield reported([
      ...(onPages.get(rule.id) ?? []),
      ...issuesOf(rule.id, () => rule.check?.(site)),
    ]);
}

/** The same, with pauses in which others have their turn. */
export async function issuesInTurn(
  rules: readonly Rule[],
  site: CheckedSite,
  findingsOn: PageFindings,
): Promise<ReportedIssue[]> {
  const pause = createPauses();
  const issues: ReportedIssue[] = [];
  for (const reported of rulesInTurn(rules, site, findingsOn)) {
    issues.push(...reported);
    await pause();
  }
  return issues;
}

/**
 * What all rules find wrong with one page. It is plain JSON, and right as long as the page is the same and the site
 * gives the same answers to what rules asked it.
 */
export function pageFindings(rules: readonly Rule[], page: CheckedPage, site: PageSite): Issue[] {
  return rules.flatMap((rule) => issuesOf(rule.id, () => rule.checkPage?.(page, site)));
}

/** @throws what a rule of the engine throws, which only a programmer can fix */
function issuesOf(id: string, check: () => Finding[] | undefined): Issue[] {
  const stopped: Issue[] = [];
  const findings = orReport(check, stopped) ?? [];
  return [...stopped, ...findings.map((finding) => ({ ...finding, rule: id }))];
}

function addTo(issues: Map<string, Issue[]>, issue: Issue): void {
  const others = issues.get(issue.rule);
  if (others) others.push(issue);
  else issues.set(issue.rule, [issue]);
}

function firstTime(): (issue: Issue) => boolean {
  const seen = new Set<string>();
  return ({ rule, file, pointer, excerpt }) => {
    const before = seen.size;
    return seen.add(`${rule} ${file} ${pointer} ${excerpt ?? ""}`).size > before;
  };
}

import type { Issue } from "../model/issue.ts";
import type { Rule } from "./definitions.ts";
import { asWritten } from "./omissions.ts";
import { tokenCauses } from "./resolve/token-causes.ts";
import { type CheckedSite, everyPage } from "./site.ts";

/** Runs every rule, and adds what resolving found. A mistake in a shared block is reported once. */
export function runRules(rules: readonly Rule[], site: CheckedSite): Issue[] {
  return [...rulesInTurn(rules, site)].flat();
}

/** The same one rule after another, so that other work can go on in between. */
export function* rulesInTurn(rules: readonly Rule[], site: CheckedSite): Generator<Issue[]> {
  const { repairs } = site.index;
  const isNew = firstTime();
  const resolving = [
    ...site.shellFound.issues,
    ...everyPage(site).flatMap(({ found }) => found.issues),
  ];
  yield tokenCauses(asWritten(resolving, repairs).filter(isNew), site);
  for (const check of rules) yield asWritten(check(site), repairs).filter(isNew);
}

function firstTime(): (issue: Issue) => boolean {
  const seen = new Set<string>();
  return ({ rule, file, pointer, excerpt }) => {
    const before = seen.size;
    return seen.add(`${rule} ${file} ${pointer} ${excerpt ?? ""}`).size > before;
  };
}

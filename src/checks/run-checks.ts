import { asWritten } from "../content/omissions.ts";
import type { Issue } from "../page/issue.ts";
import { checkAliases } from "./aliases.ts";
import { checkAltTexts } from "./alt-texts.ts";
import { checkAnchors } from "./anchors.ts";
import { checkComparedFacts } from "./compared-facts.ts";
import { checkContact } from "./contact.ts";
import { checkCopies } from "./copies.ts";
import { checkDates } from "./dates.ts";
import { checkFormHosts } from "./form-hosts.ts";
import { checkGaps } from "./gaps.ts";
import { checkHeadingOrder } from "./heading-order.ts";
import { checkHeadings } from "./headings.ts";
import { checkHeads } from "./heads.ts";
import { checkLedger } from "./ledger.ts";
import { checkLinkedFiles } from "./linked-files.ts";
import { checkLinks } from "./links.ts";
import { checkMedia } from "./media.ts";
import { checkNeededPages } from "./needed-pages.ts";
import { checkPlaceholders } from "./placeholders.ts";
import { checkPlacement } from "./placement.ts";
import { checkPostTokens } from "./post-tokens.ts";
import { checkPosts } from "./posts.ts";
import { checkReach } from "./reach.ts";
import { checkRepetition } from "./repetition.ts";
import { checkSamples } from "./samples.ts";
import { type CheckedSite, everyPage } from "./site.ts";
import { checkSources } from "./sources.ts";
import { tokenCauses } from "./token-causes.ts";
import { checkDrawings } from "./unsafe-drawings.ts";
import { checkUnused } from "./unused.ts";

/** A rule over the whole site: no disk, no printing, values in and issues out. */
type Check = (site: CheckedSite) => Issue[];

const CHECKS: Check[] = [
  checkLinks,
  checkPosts,
  checkPostTokens,
  checkAnchors,
  checkAliases,
  checkMedia,
  checkLinkedFiles,
  checkDrawings,
  checkAltTexts,
  checkUnused,
  checkHeadings,
  checkHeadingOrder,
  checkDates,
  checkPlacement,
  checkNeededPages,
  checkFormHosts,
  checkContact,
  checkPlaceholders,
  checkSamples,
  checkGaps,
  checkLedger,
  checkReach,
  checkSources,
  checkComparedFacts,
  checkHeads,
  checkRepetition,
  checkCopies,
];

/** Runs every rule, and adds what resolving found. A mistake in a shared block is told once. */
export function runChecks(site: CheckedSite): Issue[] {
  return [...checksInTurn(site)].flat();
}

/** The same one rule after another, so that other work can go on in between. */
export function* checksInTurn(site: CheckedSite): Generator<Issue[]> {
  const { repairs } = site.index;
  const isNew = firstTime();
  const resolving = [
    ...site.shellFound.issues,
    ...everyPage(site).flatMap(({ found }) => found.issues),
  ];
  yield tokenCauses(asWritten(resolving, repairs).filter(isNew), site);
  for (const check of CHECKS) yield asWritten(check(site), repairs).filter(isNew);
}

function firstTime(): (issue: Issue) => boolean {
  const seen = new Set<string>();
  return ({ rule, file, pointer, excerpt }) => {
    const before = seen.size;
    return seen.add(`${rule} ${file} ${pointer} ${excerpt ?? ""}`).size > before;
  };
}

import type { ExaminedSite } from "../pipeline/examine.ts";
import { gapsOfHidden } from "../rules/analysis/gaps.ts";
import {
  type LocatedGap,
  type LocatedIssue,
  locateGaps,
  locateIssues,
  type Summary,
  summarize,
} from "./located.ts";

/** What a report of any format is made from. */
export interface Gathered {
  issues: LocatedIssue[];
  summary: Summary;
  gaps: LocatedGap[];
}

/**
 * Finds the positions of all that was found in a site, and counts it.
 *
 * @param cwd the folder that file names are given relative to
 * @param ms duration of the run
 */
export function gatherReport(
  { loaded, site, issues }: ExaminedSite,
  cwd: string,
  ms: number,
): Gathered {
  const located = locateIssues(issues, loaded.textOf, cwd);
  const gaps = locateGaps(gapsOfHidden(site), loaded.textOf, cwd);
  const hidden = site.hidden.length;
  const counted = { pages: loaded.pageCount, hidden, toFill: gaps.length, ms };
  return { issues: located, summary: summarize(located, counted), gaps };
}

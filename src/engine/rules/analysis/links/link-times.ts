import { parseHref } from "../../../model/href.ts";
import type { Issue } from "../../../model/issue.ts";
import type { Times } from "../../../model/times.ts";
import type { SiteIndex } from "../../../pipeline/index/site-index.ts";
import type { Reference } from "../../../pipeline/resolve/refs.ts";
import { type Ends, isWithin, overlapOf } from "../../../pipeline/time/ends.ts";
import { timeInWords } from "../times.ts";
import { linkIssue, writtenPath } from "./link-issue.ts";

/**
 * Finds a link whose target is shown for a shorter time than the link. What visitors find just now is no matter of this: a link to
 * a page that is not there is a fault of another rule.
 *
 * @param pageTimes of the page that the link stands on
 */
export function checkTimes(link: Reference, pageTimes: Times, index: SiteIndex): Issue[] {
  const href = parseHref(link.value);
  if (href.kind !== "inside" || href.path === "") return [];
  const { clock } = index;
  const own = overlapOf([pageTimes, link.times ?? {}], clock);
  if (clock.timingOf(own.times) === "upcoming" && isHiddenAnyway(href.path, index))
    return [leadsToHidden(link, own)];
  const target = timesAt(href.path, index);
  if (target.length === 0) return [];
  const theirs = overlapOf(target, clock);
  const ofLink = clock.timingOf(own.times);
  const ofTarget = clock.timingOf(theirs.times);
  if (ofLink === "ended" || (ofLink === "current" && ofTarget !== "current")) return [];
  // What has begun already was early enough.
  if (ofTarget !== "upcoming") theirs.begin = Number.NEGATIVE_INFINITY;
  return isWithin(own, theirs) ? [] : [endsEarlier(link, own, theirs)];
}

/** Whether a path leads to a page that stays hidden whatever the time. */
function isHiddenAnyway(path: string, { withHidden: { pages, aliases } }: SiteIndex): boolean {
  return pages.get(aliases.get(path)?.target ?? path)?.page.hidden === true;
}

/** By then the link is an error, which nobody may be there to correct. */
function leadsToHidden(link: Reference, { times: { publishAt = "" } }: Ends): Issue {
  return linkIssue(link, {
    rule: "link-ends",
    message: `${writtenPath(link)} is hidden, and this link is shown from ${timeInWords(publishAt)} on.`,
    hint: "Show that page by then, or take the link away.",
  });
}

/** The times of what answers a path: of its page, and of the old address that leads there. */
export function timesAt(path: string, index: SiteIndex): Times[] {
  const alias = index.withHidden.aliases.get(path);
  const page = index.times.get(alias?.target ?? path);
  return [alias?.times, page].filter((times) => times !== undefined);
}

function endsEarlier(link: Reference, own: Ends, theirs: Ends): Issue {
  const path = writtenPath(link);
  const { publishAt = "", unpublishAt = "" } = theirs.times;
  const isEarly = own.begin < theirs.begin;
  const message = isEarly
    ? `${path} goes live on ${timeInWords(publishAt)}, and this link is shown before.`
    : `${path} ends on ${timeInWords(unpublishAt)}, and this link is shown for longer.`;
  const hint = isEarly
    ? "Let the block with the link go live at the same time, or take the link away."
    : "Let the block with the link end at the same time, or take the link away by then.";
  return linkIssue(link, { rule: "link-ends", message, hint });
}

import type { Issue } from "../../../model/issue.ts";
import { memoize } from "../../../pipeline/memoize.ts";
import type { CheckedPage, CheckedSite } from "../../../pipeline/site.ts";
import { checkLink } from "./check-link.ts";
import { type Targets, targetsOf, targetsWithHidden } from "./link-targets.ts";
import { postLinkIssues } from "./post-links.ts";

/** Follows every link of a site once for all rules: it has a known form and leads to a page, an anchor or a file that is there. */
export const linkIssues = memoize((site: CheckedSite): Issue[] => {
  const targets = targetsOf(site);
  const shell = site.shellRefs.links.flatMap((link) => checkLink(link, undefined, targets));
  const hidden = site.hidden.length > 0 ? linksOf(site.hidden, targetsWithHidden(site)) : [];
  return [...shell, ...linksOf(site.pages, targets), ...hidden, ...postLinkIssues(site, targets)];
});

function linksOf(pages: CheckedPage[], targets: Targets): Issue[] {
  return pages.flatMap(({ entry, refs }) =>
    refs.links.flatMap((link) => checkLink(link, entry.route, targets)),
  );
}

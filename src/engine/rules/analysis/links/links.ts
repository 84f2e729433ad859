import type { Issue } from "../../../model/issue.ts";
import { isHidden } from "../../../pipeline/index/hidden.ts";
import { memoize } from "../../../pipeline/memoize.ts";
import { memoizeOnPage } from "../../../pipeline/on-page.ts";
import type { Reference } from "../../../pipeline/resolve/refs.ts";
import { MENUS } from "../../../pipeline/resolve/shell.ts";
import { type CheckedSite, pageSite } from "../../../pipeline/site.ts";
import { checkMenuAnchor, checkOwnAnchor } from "./anchor-links.ts";
import { checkLink } from "./check-link.ts";
import { type Targets, targetsOf, targetsWithHidden } from "./link-targets.ts";
import { checkTimes } from "./link-times.ts";
import { postLinkIssues } from "./post-links.ts";

/** Follows every link of a page once for all rules: it has a known form and leads to a page, an anchor or a file that is there. */
export const linksOn = memoizeOnPage(({ entry, refs }, site): Issue[] => {
  const { route } = entry;
  const follow = (links: readonly Reference[], targets: Targets) =>
    links.flatMap((link) =>
      checkLink(link, targets, (own, anchor) => checkOwnAnchor(own, { anchor, route }, targets)),
    );
  const { links, untimely } = refs;
  const times = site.index.times.get(route) ?? {};
  return [
    ...follow(links, isHidden(entry) ? targetsWithHidden(site) : targetsOf(site)),
    ...(untimely ? follow(untimely.links, targetsWithHidden(site)) : []),
    ...[...links, ...(untimely?.links ?? [])].flatMap((link) =>
      checkTimes(link, times, site.index),
    ),
  ];
});

/** The same for the links of menus, which stand on all pages, and for those of the site's own articles. */
export const linksBeside = memoize((site: CheckedSite): Issue[] => {
  // Before there is any page, menus say what is to come.
  if (site.index.withHidden.pages.size === 0) return [];
  const targets = targetsOf(pageSite(site));
  const routes = site.pages.map(({ entry }) => entry.route);
  const menus = site.shellRefs.links.flatMap((link) =>
    checkLink(link, targets, (own, anchor) => checkMenuAnchor(own, { anchor, routes }, targets)),
  );
  const times = site.shellRefs.links
    .filter(({ pointer }) => !MENUS.test(pointer))
    .flatMap((link) => checkTimes(link, {}, site.index));
  return [...menus, ...times, ...postLinkIssues(site, targets)];
});

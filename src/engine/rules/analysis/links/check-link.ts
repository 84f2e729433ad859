import { parseHref } from "../../../model/href.ts";
import type { Issue } from "../../../model/issue.ts";
import { ownPath } from "../../../model/own-path.ts";
import { parentOf } from "../../../model/route.ts";
import { certainRoute } from "../../../pipeline/certain.ts";
import { meantRoute } from "../../../pipeline/index/meant-route.ts";
import type { Reference } from "../../../pipeline/resolve/refs.ts";
import { meantMedia } from "../media/meant-media.ts";
import { timeInWords } from "../times.ts";
import { deadAnchor } from "./anchor-links.ts";
import { checkNumbered } from "./article-links.ts";
import { linkIssue, writtenPath } from "./link-issue.ts";
import type { Targets } from "./link-targets.ts";

/** Checks a link to an anchor of the page that it stands on. */
export type CheckOwnAnchor = (link: Reference, anchor: string) => Issue[];

/** Checks one link. */
export function checkLink(
  link: Reference,
  targets: Targets,
  checkOwnAnchor: CheckOwnAnchor,
): Issue[] {
  const href = parseHref(link.value);
  if (href.kind === "bad")
    return [
      linkIssue(link, {
        rule: "link-form",
        message: `${JSON.stringify(link.value)} ${href.reason}`,
        hint: href.hint,
        meant: href.meant,
      }),
    ];
  if (href.kind === "outside") return checkOutside(link, href.url, targets);
  const { path, anchor } = href;
  if (path === "") return checkOwnAnchor(link, anchor);
  if (targets.hasFile(path) || targets.isUnknown(path)) return [];
  const anchors = targets.anchorsAt(path);
  if (!anchors) return checkOthers(link, { path, anchor }, targets);
  const isThere = anchor === "" || anchors.has(anchor) || targets.isUnknown(path, anchor);
  return [
    ...viaRedirect(link, path, targets),
    ...(isThere
      ? []
      : [deadAnchor(link, { page: `The page ${writtenPath(link)}`, anchor, anchors })]),
  ];
}

function checkOutside(link: Reference, url: string, targets: Targets): Issue[] {
  const own = ownPath(url, targets.siteUrl());
  if (own !== undefined)
    return [
      linkIssue(link, {
        rule: "link-form",
        message: `${JSON.stringify(url)} is an address of this very site.`,
        hint: `Write ${own}, so that it can be checked and works wherever the site lies.`,
        meant: own,
      }),
    ];
  if (!/^http:/i.test(url)) return [];
  return [
    linkIssue(link, {
      rule: "link-insecure",
      message: `${JSON.stringify(url)} is not encrypted: others can read and change what is sent.`,
      hint: "Write https://, and look whether the page opens.",
    }),
  ];
}

/** A link to a path that is no page's own. */
function checkOthers(
  link: Reference,
  target: { path: string; anchor: string },
  targets: Targets,
): Issue[] {
  const pattern = targets.patternOf(target.path);
  if (pattern !== undefined)
    return checkNumbered(link, { ...target, pattern: pattern.route }, targets);
  const { path } = target;
  if (targets.isHidden(path)) return [untimelyLink(link, path, targets) ?? hiddenLink(link)];
  return targets.lacksHome(path) ? [] : [deadLink(link, path, targets)];
}

/** A link to a page that its times leave out just now; nothing for one that is hidden anyway. */
function untimelyLink(link: Reference, path: string, targets: Targets): Issue | undefined {
  const found = targets.timesAt(path);
  if (!found || found.timing === "current") return undefined;
  const { publishAt = "", unpublishAt = "" } = found.times;
  return linkIssue(link, {
    rule: "link-hidden",
    message:
      found.timing === "upcoming"
        ? `${writtenPath(link)} goes live on ${timeInWords(publishAt)}, and this link is shown already: until then it leads visitors nowhere.`
        : `${writtenPath(link)} ended on ${timeInWords(unpublishAt)}: this link leads visitors nowhere.`,
    hint:
      found.timing === "upcoming"
        ? "Let the block with the link go live at the same time, or take the link away until then."
        : "Take the link away, or let that page go on.",
  });
}

function hiddenLink(link: Reference): Issue {
  return linkIssue(link, {
    rule: "link-hidden",
    message: `${writtenPath(link)} is hidden: visitors do not see it yet, and this link would lead them nowhere.`,
    hint: `Show that page ("Show this page" in the studio, or take "hidden" out of its file), or take the link away until then.`,
  });
}

function viaRedirect(link: Reference, path: string, { redirectAt }: Targets): Issue[] {
  const target = redirectAt(path);
  if (target === undefined) return [];
  const meant = link.value.replace(/^[^?#]*/, target);
  return [
    linkIssue(link, {
      rule: "link-redirect",
      message: `${writtenPath(link)} is an old address that only sends visitors on to ${target}.`,
      hint: `Write ${meant}.`,
      meant,
    }),
  ];
}

function deadLink(link: Reference, path: string, targets: Targets): Issue {
  if (path.startsWith("/media/")) return deadFile(link, path, targets);
  const routes = targets.routes();
  const pattern = targets.patterns().find(({ route }) => parentOf(route) === parentOf(path));
  const near = meantRoute(path, routes);
  const message = `There is no page ${writtenPath(link)}.`;
  if (near === undefined && pattern !== undefined)
    return linkIssue(link, {
      rule: "link-dead",
      message,
      hint: `Addresses of ${pattern.route} end with ${targets.idWords(pattern.route).form}.`,
    });
  const hint = near
    ? `Did you mean ${near}?`
    : "Write the path of a page as in the browser, or add that page.";
  const sure = certainRoute(path, routes);
  const meant = sure === undefined ? undefined : link.value.replace(/^[^?#]*/, sure);
  return linkIssue(link, { rule: "link-dead", message, hint, meant });
}

function deadFile(link: Reference, path: string, { files }: Targets): Issue {
  const near = meantMedia(path, files());
  const hint = near
    ? `Did you mean ${near}?`
    : "Put the file into the media folder, or correct the path.";
  const message = `There is no file ${writtenPath(link)}.`;
  return linkIssue(link, { rule: "media-missing", message, hint });
}

import { decoded } from "../../../model/decoded.ts";
import { parseHref } from "../../../model/href.ts";
import type { Issue } from "../../../model/issue.ts";
import { ownPath } from "../../../model/own-path.ts";
import { parsedUrl } from "../../../model/parsed-url.ts";
import type { OwnPost } from "../../../pipeline/blog/own-posts.ts";
import type { Reference } from "../../../pipeline/resolve/refs.ts";
import type { CheckedSite } from "../../../pipeline/site.ts";
import { deadAnchor } from "./anchor-links.ts";
import { checkLink } from "./check-link.ts";
import { linkIssue } from "./link-issue.ts";
import type { Targets } from "./link-targets.ts";

/** What is wrong with the links and pictures in the articles that the site brings itself. */
export function postLinkIssues(site: CheckedSite, targets: Targets): Issue[] {
  return site.index.posts.flatMap(({ links, media, ids }) => [
    ...links.flatMap((link) => checkPostLink(link, ids, targets)),
    ...media.flatMap((used) => checkPostMedia(used, targets)),
  ]);
}

function checkPostLink(link: Reference, anchors: OwnPost["ids"], targets: Targets): Issue[] {
  const href = parseHref(link.value);
  if (href.kind !== "inside" || href.path !== "") return checkLink(link, targets, () => []);
  const { anchor } = href;
  if (anchor === "" || anchors.has(anchor)) return [];
  return [deadAnchor(link, { page: "This article", anchor, anchors })];
}

/** Pictures and videos of other hosts are not ours to check. */
function checkPostMedia(used: Reference, { hasFile, siteUrl, isUnknown }: Targets): Issue[] {
  const base = siteUrl();
  const url = parsedUrl(used.value, base);
  const path = url && ownPath(url.href, base);
  const file = decoded(path?.split(/[?#]/, 1)[0] ?? "");
  if (path === undefined || hasFile(file) || isUnknown(file)) return [];
  const fault = {
    rule: "media-missing" as const,
    message: `There is no file ${path}.`,
    hint: "Put the file into the media folder and write /media/ and its name.",
  };
  return [linkIssue(used, fault)];
}

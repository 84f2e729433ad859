import { isDay } from "../model/day.ts";
import { decoded } from "../model/decoded.ts";
import { parseHref } from "../model/href.ts";
import type { Issue } from "../model/issue.ts";
import type { PostFile } from "../model/post-file.ts";
import type { PostHtml } from "../pipeline/post-html.ts";
import type { Reference } from "../pipeline/resolve/found.ts";
import type { CheckedSite } from "../pipeline/site.ts";
import { deadAnchor } from "./anchor-links.ts";
import { linkIssue } from "./link-issue.ts";
import { ownPath, type Targets, targetsOf } from "./link-targets.ts";
import { checkLink } from "./links.ts";

const TIME = /^T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

/** The site's own articles have numbers and days of their own, and their links lead somewhere. */
export function checkPosts(site: CheckedSite): Issue[] {
  const posts = [...(site.index.postFiles ?? [])];
  return [...sameNumbers(posts), ...posts.flatMap(wrongDay), ...deadLinks(site)];
}

function sameNumbers(posts: [PostFile, string][]): Issue[] {
  const seen = new Map<number, string>();
  return posts.flatMap(([{ id }, file]): Issue[] => {
    const first = seen.get(id);
    if (first === undefined) seen.set(id, file);
    if (first === undefined) return [];
    return [
      {
        rule: "route-duplicate",
        message: `The article ${first.slice(first.lastIndexOf("/") + 1)} has the number ${id} as well.`,
        hint: "Give this one another number; it is a part of its address.",
        file,
        pointer: "/id",
      },
    ];
  });
}

function wrongDay([{ date }, file]: [PostFile, string]): Issue[] {
  if (isDay(date.slice(0, 10)) && TIME.test(date.slice(10))) return [];
  return [
    {
      rule: "date-invalid",
      message: `${date} is no time of the calendar.`,
      hint: "Write year-month-day, T, and hours:minutes:seconds, for example 2026-03-15T09:00:00.",
      file,
      pointer: "/date",
    },
  ];
}

function deadLinks(site: CheckedSite): Issue[] {
  const targets = targetsOf(site);
  return (site.index.postHtml ?? []).flatMap(({ links, media, ids }) => [
    ...links.flatMap((link) => checkPostLink(link, ids, targets)),
    ...media.flatMap((used) => checkPostMedia(used, targets)),
  ]);
}

function checkPostLink(link: Reference, anchors: PostHtml["ids"], targets: Targets): Issue[] {
  const href = parseHref(link.value);
  if (href.kind !== "inside" || href.path !== "") return checkLink(link, undefined, targets);
  const { anchor } = href;
  if (anchor === "" || anchors.has(anchor)) return [];
  return [deadAnchor(link, { page: "This article", anchor, anchors })];
}

/** Pictures and videos of other hosts are not ours to check. */
function checkPostMedia(used: Reference, { files, siteUrl, isUnknown }: Targets): Issue[] {
  const url = URL.canParse(used.value, siteUrl) ? new URL(used.value, siteUrl) : undefined;
  const path = url && ownPath(url.href, siteUrl);
  const file = decoded(path?.split(/[?#]/, 1)[0] ?? "");
  if (path === undefined || files.has(file) || isUnknown(file)) return [];
  const fault = {
    rule: "media-missing" as const,
    message: `There is no file ${path}.`,
    hint: "Put the file into the media folder and write /media/ and its name.",
  };
  return [linkIssue(used, fault)];
}

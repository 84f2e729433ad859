import { certainName, certainRoute } from "../content/certain.ts";
import { meantRoute } from "../content/index/meant-route.ts";
import type { Reference } from "../content/resolve/found.ts";
import { closest } from "../content/validate/nearest.ts";
import { parseHref } from "../page/href.ts";
import type { Issue } from "../page/issue.ts";
import { matchesPattern, parentOf } from "../page/route.ts";
import { ownPath, SHELL_ANCHORS, type Targets, targetsOf } from "./link-targets.ts";
import { meantMedia } from "./media.ts";
import type { CheckedSite } from "./site.ts";

/** Every link has a known form and leads to a page, a place or a file that is there. */
export function checkLinks(site: CheckedSite): Issue[] {
  const targets = targetsOf(site);
  const shell = site.shellFound.links.flatMap((link) => checkLink(link, undefined, targets));
  const pages = site.pages.flatMap(({ entry, found }) =>
    found.links.flatMap((link) => checkLink(link, entry.route, targets)),
  );
  return [...shell, ...pages];
}

/**
 * Checks one link.
 *
 * @param route of the page it stands on; none for links that stand on all or on unknown pages
 */
export function checkLink(link: Reference, route: string | undefined, targets: Targets): Issue[] {
  const href = parseHref(link.value);
  if (href.kind === "bad")
    return [
      issueAt(
        link,
        "link-form",
        `${JSON.stringify(link.value)} ${href.reason}`,
        href.hint,
        href.meant,
      ),
    ];
  if (href.kind === "outside") return checkOutside(link, href.url, targets);
  const path = href.path === "" ? route : href.path;
  if (path === undefined || targets.files.has(path) || targets.unreadable.has(path)) return [];
  const pattern = targets.patterns.find((candidate) => matchesPattern(candidate, path));
  if (pattern !== undefined) return checkNumber(link, path, targets);
  const anchors = targets.anchors.get(path);
  if (!anchors) return [deadLink(link, path, targets)];
  const places = href.anchor === "" || anchors.has(href.anchor);
  return [
    ...viaRedirect(link, path, targets),
    ...(places ? [] : [deadAnchor(link, path, href.anchor, anchors)]),
  ];
}

function checkOutside(link: Reference, url: string, targets: Targets): Issue[] {
  const own = ownPath(url, targets.siteUrl);
  if (own !== undefined)
    return [
      issueAt(
        link,
        "link-form",
        `${JSON.stringify(url)} is an address of this very site.`,
        `Write ${own}, so that it can be checked and works wherever the site lies.`,
        own,
      ),
    ];
  if (!/^http:/i.test(url)) return [];
  return [
    issueAt(
      link,
      "link-insecure",
      `${JSON.stringify(url)} is not encrypted: others can read and change what is sent.`,
      "Write https://, and look whether the page opens.",
    ),
  ];
}

/** The site's own articles are known; those of a blog are not. */
function checkNumber(link: Reference, path: string, { articles }: Targets): Issue[] {
  const number = Number(path.slice(path.lastIndexOf("/") + 1));
  if (articles === undefined || articles.has(number)) return [];
  const known = [...articles].sort((a, b) => a - b).slice(0, 10);
  const hint = `Write one that is there: ${known.join(", ")}.`;
  return [issueAt(link, "link-dead", `There is no article with the number ${number}.`, hint)];
}

function viaRedirect(link: Reference, path: string, { redirects }: Targets): Issue[] {
  const target = redirects.get(path);
  if (target === undefined) return [];
  const meant = link.value.replace(/^[^?#]*/, target);
  const message = `${path} is a further path that only sends visitors on to ${target}.`;
  return [issueAt(link, "link-redirect", message, `Write ${meant}.`, meant)];
}

function deadLink(link: Reference, path: string, targets: Targets): Issue {
  if (path.startsWith("/media/")) return deadFile(link, path, targets);
  const pattern = targets.patterns.find((candidate) => parentOf(candidate) === parentOf(path));
  const near = meantRoute(path, targets.routes);
  const message = `There is no page ${path}.`;
  if (near === undefined && pattern !== undefined)
    return issueAt(
      link,
      "link-dead",
      message,
      `Addresses of ${pattern} end with a whole number from 1.`,
    );
  const hint = near
    ? `Did you mean ${near}?`
    : "Write the path of a page as in the browser, or add that page.";
  const sure = certainRoute(path, targets.routes);
  const meant = sure === undefined ? undefined : link.value.replace(/^[^?#]*/, sure);
  return issueAt(link, "link-dead", message, hint, meant);
}

function deadFile(link: Reference, path: string, { files }: Targets): Issue {
  const near = meantMedia(path, [...files]);
  const hint = near
    ? `Did you mean ${near}?`
    : "Put the file into the media folder, or correct the path.";
  return issueAt(link, "media-missing", `There is no file ${path}.`, hint);
}

function deadAnchor(
  link: Reference,
  path: string,
  anchor: string,
  anchors: ReadonlySet<string>,
): Issue {
  const near = closest(anchor, [...anchors]);
  const sure = certainName(anchor, anchors);
  const offered = [...anchors].filter((name) => !SHELL_ANCHORS.includes(name));
  const hint = near
    ? `Did you mean #${near}?`
    : offered.length > 0
      ? `Its anchors are ${offered.map((name) => `#${name}`).join(", ")}.`
      : "That page has no anchors; link to the page itself.";
  const message = `The page ${path} has no place #${anchor}.`;
  const meant = sure === undefined ? undefined : link.value.replace(/#.*$/, `#${sure}`);
  return issueAt(link, "link-anchor", message, hint, meant);
}

function issueAt(
  link: Reference,
  rule: Issue["rule"],
  message: string,
  hint: string,
  meant?: string,
): Issue {
  const { file, pointer, excerpt, value } = link;
  const isWritten = excerpt === undefined || excerpt === value;
  const fix = meant !== undefined && isWritten && !link.isFilled ? { fix: { value: meant } } : {};
  return { rule, message, hint, file, pointer, excerpt, ...fix };
}

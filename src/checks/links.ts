import type { Reference } from "../content/resolve/found.ts";
import { closest } from "../content/validate/nearest.ts";
import { parseHref } from "../page/href.ts";
import type { Issue } from "../page/issue.ts";
import { isPattern, matchesPattern } from "../page/route.ts";
import type { CheckedSite } from "./site.ts";

/** Places that the frame of every page offers. */
const SHELL_ANCHORS = ["top", "main"];

/** Every link has a known form and leads to a page, a place or a file that is there. */
export function checkLinks(site: CheckedSite): Issue[] {
  const targets = collectTargets(site);
  const shell = site.shellFound.links.flatMap((link) => checkLink(link, undefined, targets));
  const pages = site.pages.flatMap(({ entry, found }) =>
    found.links.flatMap((link) => checkLink(link, entry.route, targets)),
  );
  return [...shell, ...pages];
}

interface Targets {
  /** The anchors of every route, further paths included. */
  anchors: Map<string, Set<string>>;
  patterns: string[];
  media: ReadonlySet<string>;
  /** Pages that are there but cannot be read; their own mistakes are told already. */
  unreadable: ReadonlySet<string>;
}

function collectTargets({ pages, index }: CheckedSite): Targets {
  const anchors = new Map(
    pages.map(({ entry, found }) => [
      entry.route,
      new Set([...SHELL_ANCHORS, ...found.anchors.map(({ value }) => value)]),
    ]),
  );
  for (const { path, target } of index.aliases.values())
    anchors.set(path, anchors.get(target) ?? new Set());
  const patterns = [...index.pages.keys()].filter(isPattern);
  for (const pattern of patterns) anchors.delete(pattern);
  return { anchors, patterns, media: new Set(index.media.keys()), unreadable: index.unreadable };
}

function checkLink(link: Reference, route: string | undefined, targets: Targets): Issue[] {
  const href = parseHref(link.value);
  if (href.kind === "bad")
    return [issueAt(link, "link-form", `${quoted(link)} ${href.reason}`, href.hint)];
  if (href.kind === "outside") return [];
  const path = href.path === "" ? route : href.path;
  if (path === undefined || targets.media.has(path) || targets.unreadable.has(path)) return [];
  if (targets.patterns.some((pattern) => matchesPattern(pattern, path))) return [];
  const anchors = targets.anchors.get(path);
  if (!anchors) return [deadLink(link, path, targets)];
  if (href.anchor === "" || anchors.has(href.anchor)) return [];
  return [deadAnchor(link, path, href.anchor, anchors)];
}

function deadLink(link: Reference, path: string, { anchors }: Targets): Issue {
  const near = meantRoute(path, [...anchors.keys()]);
  const hint = near
    ? `Did you mean ${near}?`
    : "Write the path of a page as in the browser, or add that page.";
  return issueAt(link, "link-dead", `There is no page ${path}.`, hint);
}

/** The route that a path to none was most likely meant to be. */
export function meantRoute(path: string, routes: string[]): string | undefined {
  const tidy = path.toLowerCase().replace(/(\/index)?(\.html?|\.json)?\/?$/, "") || "/";
  return routes.includes(tidy) ? tidy : (sameSlug(path, routes) ?? closest(path, routes));
}

/** The only route that ends like a path, wherever it lies. */
function sameSlug(path: string, routes: string[]): string | undefined {
  const slug = path.slice(path.lastIndexOf("/"));
  const same = routes.filter((route) => slug.length > 1 && route.endsWith(slug));
  return same.length === 1 ? same[0] : undefined;
}

function deadAnchor(link: Reference, path: string, anchor: string, anchors: Set<string>): Issue {
  const near = closest(anchor, [...anchors]);
  const offered = [...anchors].filter((name) => !SHELL_ANCHORS.includes(name));
  const hint = near
    ? `Did you mean #${near}?`
    : offered.length > 0
      ? `Its anchors are ${offered.map((name) => `#${name}`).join(", ")}.`
      : "That page has no anchors; link to the page itself.";
  return issueAt(link, "link-anchor", `The page ${path} has no place #${anchor}.`, hint);
}

function issueAt(link: Reference, rule: Issue["rule"], message: string, hint: string): Issue {
  const { file, pointer, excerpt } = link;
  return { rule, message, hint, file, pointer, excerpt };
}

function quoted(link: Reference): string {
  return JSON.stringify(link.value);
}

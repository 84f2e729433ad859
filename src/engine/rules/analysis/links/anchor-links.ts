import type { Issue } from "../../../model/issue.ts";
import { isPattern } from "../../../model/route.ts";
import { certainName } from "../../../pipeline/certain.ts";
import type { Reference } from "../../../pipeline/resolve/refs.ts";
import { closest } from "../../../pipeline/validate/nearest.ts";
import { linkIssue, writtenAnchor } from "./link-issue.ts";
import { type Anchors, SHELL_ANCHORS, type Targets } from "./link-targets.ts";

/** Checks a link to an anchor of the page that it stands on. */
export function checkOwnAnchor(
  link: Reference,
  { anchor, route }: { anchor: string; route: string },
  targets: Targets,
): Issue[] {
  const anchors = anchor === "" ? undefined : targets.anchorsOn(route);
  return anchors === undefined || anchors.has(anchor) || targets.isUnknown(route, anchor)
    ? []
    : [deadAnchor(link, { page: nameOf(route), anchor, anchors })];
}

/** A link of a menu leads to an anchor of the page that the visitor looks at, whichever that is. */
export function checkMenuAnchor(
  link: Reference,
  { anchor, routes }: { anchor: string; routes: string[] },
  { anchorsOn, isUnknown }: Targets,
): Issue[] {
  if (anchor === "") return [];
  const having = (has: boolean) =>
    routes.filter(
      (route) => (anchorsOn(route)?.has(anchor) ?? false) === has && !isUnknown(route, anchor),
    );
  const missing = having(false);
  if (missing.length === 0) return [];
  const verb = missing.length === 1 ? "has" : `and ${missing.length - 1} more have`;
  const single = missing.find(isSingle) ?? nameOf(missing[0] ?? "").replace(/^T/, "t");
  return [
    linkIssue(link, {
      rule: "link-anchor",
      message: `Menus stand on every page, but ${single} ${verb} no place ${writtenAnchor(link)}.`,
      hint: `Write the page as well, for example ${having(true).find(isSingle) ?? "/contact"}#${anchor}.`,
    }),
  ];
}

/** An anchor that is not where a link looks for it. */
export interface DeadAnchor {
  /** Where it should be, as the beginning of a sentence. */
  page: string;
  anchor: string;
  /** The anchors that are there. */
  anchors: Anchors;
}

/** The issue of a link to an anchor that is not there. */
export function deadAnchor(link: Reference, { page, anchor, anchors }: DeadAnchor): Issue {
  const names = [...new Set(anchors)];
  const near = closest(anchor, names);
  const sure = certainName(anchor, names);
  const offered = names.filter((name) => !SHELL_ANCHORS.includes(name));
  const hint = near
    ? `Did you mean #${near}?`
    : offered.length > 0
      ? `Its anchors are ${offered.map((name) => `#${name}`).join(", ")}.`
      : "That page has no anchors; link to the page itself.";
  return linkIssue(link, {
    rule: "link-anchor",
    message: `${page} has no place ${writtenAnchor(link)}.`,
    hint,
    meant: sure === undefined ? undefined : link.value.replace(/#.*$/, `#${sure}`),
  });
}

/** Whether a route is the one address of a page. */
function isSingle(route: string): boolean {
  return !isPattern(route) && route !== "/404";
}

/** A page in a sentence; one that answers many addresses is known by its file. */
function nameOf(route: string): string {
  if (route === "/404") return "The not-found page";
  if (isSingle(route)) return `The page ${route}`;
  return `The page ${route.slice(1).replace(/:([a-z]+)/g, "[$1]")}.json`;
}

import { useEffect, useRef, useState } from "react";
import { isPattern } from "../../../engine/model/route.ts";
import type { UsageAnswer } from "../../contract/answers.ts";
import { type SitePart, siteFileKind } from "../../contract/site-files.ts";
import type { OpenPage } from "../state/session.ts";
import { usageAt } from "./usage-at.ts";

/**
 * The route of the page that is shown with what is edited of the whole site, until another is chosen: the page that was
 * open last, where it shows it.
 */
export function useShownWith(
  open: OpenPage | undefined,
  part: SitePart | undefined,
  usage: UsageAnswer | undefined,
): [string, (route: string) => void] {
  const [route, setRoute] = useState("/");
  const last = useRef("/");
  const path = open?.path ?? "";
  const isPage = open !== undefined && siteFileKind(path) === undefined;
  if (isPage && !isPattern(open.route)) last.current = open.route;
  const first = isPage ? last.current : routeFor(path, part, last.current, usage);
  useEffect(() => setRoute(first), [first]);
  return [route, setRoute];
}

/** A shared part and the form are seen on the pages that have them, and another language on its own pages. */
function routeFor(
  path: string,
  part: SitePart | undefined,
  last: string,
  usage: UsageAnswer | undefined,
): string {
  if (part === "form") return usage?.form ?? last;
  const users = usage && usageAt(usage, path, "/block");
  if (users) return users.includes(last) ? last : (users.find((one) => !isPattern(one)) ?? last);
  const [language = ""] = /^[^_].*(?=\/_)/.exec(path) ?? [];
  return `${last}/`.startsWith(`/${language}`) ? last : `/${language}`;
}

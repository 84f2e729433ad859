import type { Finding } from "../../model/issue.ts";
import { isPattern } from "../../model/route.ts";
import { leadsToHidden } from "../../pipeline/index/hidden.ts";
import { meantRoute } from "../../pipeline/index/meant-route.ts";
import { isIncomplete } from "../../pipeline/omissions.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedSite } from "../../pipeline/site.ts";
import { linksIn } from "../analysis/linked-paths.ts";
import { mayLackLinks } from "../analysis/unknown.ts";
import { example } from "./example.ts";

/** The most clicks that a page may be away from the home page. */
const FARTHEST = 3;

export const rule = defineRule({
  id: "page-reach",
  level: "warning",
  title: "A page is hard to reach",
  help: "A page that nothing leads to is found by nobody, and one that lies deep by few.",
  example,
  check: checkReach,
});

/** Every page can be reached from the home page, in three clicks. A link to a misspelt path counts for the page it means. */
function checkReach(site: CheckedSite): Finding[] {
  const isUnknown = mayLackLinks(site.index) || site.pages.some(({ refs }) => refs.lacksBlock);
  if (isUnknown || !site.index.pages.has("/")) return [];
  const clicks = clicksFromHome(site);
  return site.pages.flatMap(({ entry, page }): Finding[] => {
    if (isPattern(entry.route) || page.head.noindex) return [];
    if (isIncomplete(site.index.repairs.get(entry.file), "/noindex")) return [];
    const distance = clicks.get(entry.route);
    if (distance !== undefined && distance <= FARTHEST) return [];
    return [
      {
        message:
          distance === undefined
            ? "No page leads to this one."
            : `This page is ${distance} clicks from the home page.`,
        hint: "Link to it from a page that visitors come through, or list it in a menu.",
        file: entry.file,
        pointer: "",
      },
    ];
  });
}

function clicksFromHome(site: CheckedSite): Map<string, number> {
  const menus = linksIn(site.shell);
  const links = new Map(
    site.pages.map(({ entry, page, refs }) => [
      entry.route,
      [...linksIn(page.blocks), ...refs.listed.map(({ value }) => value)],
    ]),
  );
  const routes = new Set(links.keys());
  const meant = memoized((path) => meantRoute(path, routes));
  const isMisspelt = (path: string) =>
    path.startsWith("/") && !links.has(path) && !leadsToHidden(site.index, path);
  const clicks = new Map([["/", 0]]);
  let border = ["/"];
  for (let distance = 1; border.length > 0; distance += 1) {
    const targets = new Set([...menus, ...border.flatMap((route) => links.get(route) ?? [])]);
    border = [...targets]
      .map((path) => site.index.aliases.get(path)?.target ?? path)
      .map((path) => (isMisspelt(path) ? (meant(path) ?? path) : path))
      .filter((route) => links.has(route) && !clicks.has(route));
    for (const route of border) clicks.set(route, distance);
  }
  return clicks;
}

function memoized<Result>(compute: (key: string) => Result): (key: string) => Result {
  const known = new Map<string, Result>();
  return (key) => {
    const result = known.has(key) ? (known.get(key) as Result) : compute(key);
    known.set(key, result);
    return result;
  };
}

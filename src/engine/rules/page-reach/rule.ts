import type { Finding } from "../../model/issue.ts";
import { isPattern } from "../../model/route.ts";
import { linkedPaths } from "../../pipeline/facts/linked-paths.ts";
import { leadsToHidden } from "../../pipeline/index/hidden.ts";
import { meantRoute } from "../../pipeline/index/meant-route.ts";
import { isIncomplete } from "../../pipeline/omissions.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedSite } from "../../pipeline/site.ts";
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
  const isUnknown = mayLackLinks(site.index) || site.pages.some(({ facts }) => facts.lacksBlock);
  if (isUnknown || !site.index.pages.has("/")) return [];
  const clicks = clicksFromHome(site);
  return site.pages.flatMap(({ entry, facts }): Finding[] => {
    if (isPattern(entry.route) || facts.head.noindex) return [];
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
  const paths = new Map(site.pages.map(({ entry, facts }) => [entry.route, facts.paths]));
  const routeOf = createRoutes(site, paths);
  // Every language has a home page, to which all pages of the others lead.
  const homes = site.frames.map(({ shell }) => shell.home ?? "/");
  const clicks = new Map(homes.map((home) => [home, 0]));
  let border = [
    ...site.frames.map(({ shell }) => linkedPaths(shell)),
    ...homes.map((home) => paths.get(home) ?? []),
  ];
  for (let distance = 1; border.length > 0; distance += 1) {
    const next: string[][] = [];
    for (const path of border.flat()) {
      if (clicks.has(path)) continue;
      const route = routeOf(path);
      if (route === undefined || clicks.has(route)) continue;
      clicks.set(route, distance);
      next.push(paths.get(route) ?? []);
    }
    border = next;
  }
  return clicks;
}

/** Gives the route of the page that a path leads to, by an alias or misspelt as well. */
function createRoutes(
  { index }: CheckedSite,
  pages: ReadonlyMap<string, unknown>,
): (path: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  const find = (path: string) => {
    const route = index.aliases.get(path)?.target ?? path;
    const isMisspelt = !pages.has(route) && route.startsWith("/") && !leadsToHidden(index, route);
    const meant = isMisspelt ? meantRoute(route, new Set(pages.keys())) : route;
    return meant !== undefined && pages.has(meant) ? meant : undefined;
  };
  return (path) => {
    if (pages.has(path)) return path;
    if (!known.has(path)) known.set(path, find(path));
    return known.get(path);
  };
}

import { matchesPattern, type RoutePattern } from "./route.ts";

/**
 * The address of the data of a page.
 *
 * @param path for example `/contact`; the data lies at `/contact/page.json`
 * @param patterns routes whose addresses share their data, which lies at `/article/_id.json`
 */
export function dataPathOf(path: string, patterns: RoutePattern[]): string {
  const pattern = patterns.find((candidate) => matchesPattern(candidate, path));
  if (pattern !== undefined) return `${fileOfPattern(pattern.route)}.json`;
  return path === "/" ? "/page.json" : `${path}/page.json`;
}

/** Where the files of a route pattern lie, without ending: `/article/_id` for `/article/:id`. */
export function fileOfPattern(route: string): string {
  return route.replace("/:", "/_");
}

/** A route pattern's parameter, as in `article/[id].json`. */
const PARAMETER = /\[([a-z]+)\]/;

/**
 * The route a page file answers, from its path relative to the pages folder.
 *
 * @param path with forward slashes, for example `services/advice/index.json`
 * @returns the route (`/services/advice`), with `:id` for `[id]`
 */
export function routeOfFile(path: string): string {
  const bare = path.replace(/\.json$/, "").replace(/(^|\/)index$/, "");
  return `/${bare.replace(PARAMETER, ":$1")}`;
}

/** Whether a route stands for many addresses, as `/article/:id` does. */
export function isPattern(route: string): boolean {
  return route.includes("/:");
}

/** Whether each address of a route stands for a thing of its own, known by the number at its end. */
export function endsWithParameter(route: string): boolean {
  return /\/:[a-z]+$/.test(route);
}

/** The address of one thing: `/article/7` for `/article/:id`. */
export function addressOf(route: string, id: string): string {
  return route.replace(/:[a-z]+$/, () => id);
}

/** A route that stands for many addresses, with what stands in them for its parameter. */
export interface RoutePattern {
  /** For example `/article/:id`. */
  route: string;
  /** A regular expression without groups and anchors. */
  id: string;
}

/** Any parameter, where it is not known what ids are like. */
export const ANY_ID = "[^/]+";

/**
 * Whether a path is one of the addresses of a route pattern.
 *
 * @param path for example `/article/123`
 */
export function matchesPattern(pattern: RoutePattern, path: string): boolean {
  return new RegExp(patternSource(pattern)).test(path);
}

/** The addresses of a route pattern as a regular expression. */
export function patternSource({ route, id }: RoutePattern): string {
  return `^${route.replace(/:[a-z]+/g, () => id)}$`;
}

/** The route one level up: `/services/advice` for `/services/advice/prices`, `undefined` for `/`. */
export function parentOf(route: string): string | undefined {
  if (!route.startsWith("/") || route === "/") return undefined;
  return route.slice(0, route.lastIndexOf("/")) || "/";
}

/** The last segment of a route; empty for `/`. */
export function slugOf(route: string): string {
  return route.slice(route.lastIndexOf("/") + 1);
}

/** The routes above a route, from the home page down, without itself. */
export function ancestorsOf(route: string): string[] {
  const above: string[] = [];
  for (let next = parentOf(route); next !== undefined; next = parentOf(next)) above.unshift(next);
  return above;
}

/**
 * The part of a site that a route belongs to: the one whose path it lies below, else the first, which has the rest.
 *
 * @param parts each with its path, such as `/en`; that of the first is empty
 */
export function byPath<Part extends { path: string }>(parts: readonly Part[], route: string): Part {
  const [first] = parts;
  if (!first) throw new Error("A site has a language.");
  return parts.find(({ path }) => path !== "" && isAtOrBelow(route, path)) ?? first;
}

/** Whether a route is a path, or lies below it. */
export function isAtOrBelow(route: string, path: string): boolean {
  return route === path || route.startsWith(`${path}/`);
}

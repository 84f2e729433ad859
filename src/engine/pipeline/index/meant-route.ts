import { closest } from "../validate/nearest.ts";

/** The route that a path to none is when it is written as routes are: small letters, no ending, no slash after it. */
function tidyRoute(path: string, routes: ReadonlySet<string>): string | undefined {
  const bare = path.toLowerCase().replace(/\/+$/, "");
  const tidy = bare.replace(/(\/index)?(\.html?|\.json|\.php)?$/, "").replace(/[_ ]/g, "-") || "/";
  return routes.has(tidy) ? tidy : undefined;
}

/** The route that a path to none was most likely meant to be. */
export function meantRoute(path: string, routes: ReadonlySet<string>): string | undefined {
  return tidyRoute(path, routes) ?? sameSlug(path, routes) ?? closest(path, [...routes]);
}

/** The only route that ends like a path, wherever it lies. */
function sameSlug(path: string, routes: ReadonlySet<string>): string | undefined {
  const slug = path.slice(path.lastIndexOf("/"));
  const same = [...routes].filter((route) => slug.length > 1 && route.endsWith(slug));
  return same.length === 1 ? same[0] : undefined;
}

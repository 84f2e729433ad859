import type { SiteFile } from "../../model/site-file.ts";
import type { SiteIndex } from "../index/site-index.ts";
import type { SiteStrings } from "./site-strings.ts";

/** A site in one of its languages. */
export interface SiteLocale {
  language: string;
  /** The path that its pages lie below: empty for the first language, which has all others. */
  path: string;
  /** The name of the language in its own words. */
  name: string;
  /** The site file, as it is in this language. */
  site: SiteFile;
  /** Absolute path of the file that has the texts of its menus. */
  siteFile: string;
  strings: SiteStrings;
  /** Absolute path of the file that has words of the site's own, whether it is there or not. */
  stringsFile: string;
  /** The keys that stand there, whether they are known or not. */
  ownStrings: Readonly<Record<string, string>>;
}

/** The language of a route. */
export function localeOf({ locales }: Pick<SiteIndex, "locales">, route: string): SiteLocale {
  const own = locales.find(({ path }) => path !== "" && isBelow(route, path));
  return own ?? firstLocale({ locales });
}

/** The language of all pages that have no other. */
export function firstLocale({ locales: [first] }: Pick<SiteIndex, "locales">): SiteLocale {
  if (!first) throw new Error("A site has a language.");
  return first;
}

function isBelow(route: string, path: string): boolean {
  return route === path || route.startsWith(`${path}/`);
}

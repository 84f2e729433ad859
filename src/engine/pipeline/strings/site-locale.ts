import { byPath } from "../../model/by-path.ts";
import type { SiteFile } from "../../model/site-file.ts";
import type { SiteTranslationFile } from "../../model/site-translation-file.ts";
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
  /** Absolute path of the file that has the texts of its menus, whether it is there or not. */
  siteFile: string;
  /** What stands in that file, for another language than the first. */
  translation?: SiteTranslationFile;
  strings: SiteStrings;
  /** Absolute path of the file that has words of the site's own, whether it is there or not. */
  stringsFile: string;
  /** The words that stand there, whether they are known or not. */
  ownStrings: Readonly<Record<string, string>>;
}

type Locales = Pick<SiteIndex, "locales">;

/** The language of a route. */
export function localeOf({ locales }: Locales, route: string): SiteLocale {
  return byPath(locales, route);
}

/** The language of all pages that have no other. */
export function firstLocale({ locales }: Locales): SiteLocale {
  return byPath(locales, "");
}

/** The route of the home page in a language. */
export function homeOf({ path }: Pick<SiteLocale, "path">): string {
  return path || "/";
}

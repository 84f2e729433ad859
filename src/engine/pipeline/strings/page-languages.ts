import type { LanguageLink } from "../../model/resolved-page.ts";
import type { PageEntry, SiteIndex } from "../index/site-index.ts";
import { homeOf, localeOf } from "./site-locale.ts";

/** A page and its translations, those that visitors see: routes by the path of their language. */
export function versionsOf(index: SiteIndex, { route, page }: PageEntry): Map<string, string> {
  const original = page.translates ?? route;
  const others = index.translations.get(original) ?? [];
  const routes = [original, ...others.map((entry) => entry.route)];
  const shown = routes.filter((one) => one === route || index.pages.has(one));
  // Of two translations into one language the first counts; a rule reports the other.
  return new Map(shown.map((one) => [localeOf(index, one).path, one] as const).reverse());
}

/** Where a page is in the other languages of its site; nothing for a site with one language. */
export function languagesOf(index: SiteIndex, entry: PageEntry): LanguageLink[] | undefined {
  const { locales } = index;
  if (locales.length < 2) return undefined;
  const own = localeOf(index, entry.route);
  const versions = versionsOf(index, entry);
  return locales
    .filter(({ path }) => path !== own.path)
    .map(({ path, language, name }) => {
      const href = versions.get(path);
      return href === undefined
        ? { language, name, href: homeOf({ path }), isHome: true }
        : { language, name, href };
    });
}

import type { ResolvedPage, Shell } from "../model/resolved-page.ts";

/** A page in one of the languages of its site, as the `hreflang` links of search engines name it. */
export interface Alternate {
  /** The language, or `x-default` for all others. */
  language: string;
  /** The absolute address. */
  address: string;
}

/**
 * Where a page is in the languages of its site, itself among them, for search engines. Visitors with none of these languages
 * get the first one of the site, where the page is in it.
 *
 * @returns nothing for a page that is in no other language
 */
export function alternatesOf(
  { head, languages = [] }: ResolvedPage,
  { language, home }: Pick<Shell, "language" | "home">,
): Alternate[] | undefined {
  const others = languages.filter(({ isHome }) => !isHome);
  if (others.length === 0 || head.noindex) return undefined;
  const own = { language, address: head.canonical };
  const absolute = (href: string) => new URL(href, head.canonical).href;
  const inOthers = others.map(({ language, href }) => ({ language, address: absolute(href) }));
  const isFirst = home === undefined;
  const inFirst = isFirst ? own.address : firstOf(languages, absolute);
  return [
    own,
    ...inOthers,
    ...(inFirst === undefined ? [] : [{ language: "x-default", address: inFirst }]),
  ];
}

/** The address in the first language of the site, which comes first of all. */
function firstOf(
  [first]: NonNullable<ResolvedPage["languages"]>,
  absolute: (href: string) => string,
): string | undefined {
  return first && !first.isHome ? absolute(first.href) : undefined;
}

import { pathOfHref } from "../../model/href-path.ts";
import type { Crumb, PageCard } from "../../model/resolved.ts";
import type { Shell, ShellEntry, ShellGroup } from "../../model/resolved-page.ts";
import type { NavGroup, NavLink } from "../../model/site-file.ts";
import { blogOf, isAsked, patternsOf } from "../blog/site-blog.ts";
import { leadsToHidden } from "../index/hidden.ts";
import type { PageEntry, SiteIndex } from "../index/site-index.ts";
import { mayHaveChildren } from "../index/unreadable.ts";
import type { SiteLocale } from "../strings/site-locale.ts";
import { addressLines } from "./address-lines.ts";
import type { Reference, Refs } from "./refs.ts";
import type { ResolvedSite } from "./resolved-fields.ts";

/** The frame around every page of a language, from the site file. */
export function resolveShell(
  site: ResolvedSite,
  { index, locale }: { index: SiteIndex; locale: SiteLocale },
  card: (entry: PageEntry) => PageCard,
  refs: Refs,
): Omit<Shell, "icon" | "logo"> {
  leaveHiddenOut(index, refs);
  const { links, group } = createMenus(index, card, refs);
  (site.subjects ?? []).forEach(({ path }, at) => {
    refs.listed.push({ value: path, file: index.siteFile, pointer: `/subjects/${at}/path` });
  });
  const { navigation, footer } = site;
  return {
    brand: site.brand,
    language: site.language,
    strings: stringsOf(index, locale),
    ...pathsOf(index, locale),
    contact: { phone: site.phone, phoneNumber: site.phoneNumber, email: site.email },
    header: navigation.header.flatMap((entry, at): ShellEntry[] => {
      if ("href" in entry) return links([entry]);
      return group(entry, `/navigation/header/${at}`);
    }),
    action: navigation.action,
    footer: {
      note: footer.note,
      about: footer.about,
      disclaimer: footer.disclaimer,
      address: site.address && addressLines(site.address),
      groups: footer.groups.flatMap((entry, at) => group(entry, `/footer/groups/${at}`)),
    },
    patterns: patternsOf(index, index.pages.keys()).filter(({ route }) =>
      isAsked(blogOf(index, route)),
    ),
  };
}

/** The words that components say. */
function stringsOf(index: SiteIndex, locale: SiteLocale): Shell["strings"] {
  const { strings } = locale.strings;
  const { isForComponents } = index.definitions.strings;
  return Object.fromEntries(Object.entries(strings).filter(([key]) => isForComponents(key)));
}

/** Which pages have the frame, on a site with several languages. */
function pathsOf(
  { locales }: SiteIndex,
  { path: own }: SiteLocale,
): Pick<Shell, "home" | "otherPaths"> {
  if (locales.length < 2) return {};
  const otherPaths = locales.map(({ path }) => path).filter((path) => path !== own);
  return own === "" ? { otherPaths } : { home: own, otherPaths };
}

/** What makes links and groups of links for menus. */
function createMenus(index: SiteIndex, card: (entry: PageEntry) => PageCard, refs: Refs) {
  const labelOf = (href: string): string => {
    const entry = index.pages.get(href);
    return entry ? card(entry).title : href;
  };
  const links = (written: NavLink[]): Crumb[] =>
    written
      .filter(({ href }) => !leadsToHidden(index, pathOfHref(href)))
      .map(({ label, href }) => ({ label: label ?? labelOf(href), href }));
  const childLinks = (below: string, pointer: string): Crumb[] => {
    refs.listed.push({ value: below, file: index.siteFile, pointer: `${pointer}/below` });
    const entries = index.children.get(below) ?? [];
    if (entries.length === 0 && !mayHaveChildren(index.unreadable, below))
      refs.issues.push(emptyGroup(index, pointer, below));
    return entries.map((entry) => ({ label: card(entry).title, href: entry.route }));
  };
  const group = (written: NavGroup, pointer: string): ShellGroup[] => {
    const shown = written.links ? links(written.links) : childLinks(written.below ?? "/", pointer);
    return shown.length === 0 ? [] : [{ label: written.label, links: shown }];
  };
  return { links, group };
}

/** Where links of menus stand in the site file. */
export const MENUS = /^\/(navigation\/header|footer\/groups)\//;

/** Menus leave links to hidden pages out until those are shown: they are entries of a list like any other. */
export function leaveHiddenOut(index: SiteIndex, refs: Refs): Refs {
  const isLeftOut = ({ value, pointer }: Reference) =>
    MENUS.test(pointer) && leadsToHidden(index, pathOfHref(value));
  refs.listed.push(...refs.links.filter(isLeftOut));
  refs.links = refs.links.filter((link) => !isLeftOut(link));
  return refs;
}

function emptyGroup({ siteFile, withHidden }: SiteIndex, pointer: string, below: string) {
  const message = withHidden.children.has(below)
    ? `All pages below ${below} are hidden, so this menu is empty.`
    : `There are no pages below ${below} for this menu.`;
  return {
    rule: "pages-empty" as const,
    message,
    hint: "Show or add a page in that folder, or take the group away.",
    file: siteFile,
    pointer: `${pointer}/below`,
  };
}

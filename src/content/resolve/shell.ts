import type { Crumb, PageCard, Resolved } from "../../page/resolved.ts";
import type { Shell, ShellGroup } from "../../page/resolved-page.ts";
import { isPattern } from "../../page/route.ts";
import type { NavGroup, NavLink, SiteFile } from "../../page/site-file.ts";
import type { PageEntry, SiteIndex } from "../index/site-index.ts";
import { mayHaveChildren } from "../index/unreadable.ts";
import type { Found } from "./found.ts";

type Site = Resolved<Omit<SiteFile, "placeholders" | "facts">>;

/** The frame around every page, from the site file. */
export function resolveShell(
  site: Site,
  index: SiteIndex,
  card: (entry: PageEntry) => PageCard,
  found: Found,
): Shell {
  const crumb = (link: NavLink): Crumb => ({
    label: link.label ?? labelOf(link.href),
    href: link.href,
  });
  const labelOf = (href: string): string => {
    const entry = index.pages.get(href);
    return entry ? card(entry).title : href;
  };
  const group = ({ label, links, below }: NavGroup, pointer: string): ShellGroup => ({
    label,
    links: links?.map(crumb) ?? childLinks(below ?? "/", pointer),
  });
  const childLinks = (below: string, pointer: string): Crumb[] => {
    found.listed.push({ value: below, file: index.siteFile, pointer: `${pointer}/below` });
    const entries = index.children.get(below) ?? [];
    if (entries.length === 0 && !mayHaveChildren(index.unreadable, below))
      found.issues.push(emptyGroup(index.siteFile, pointer, below));
    return entries.map((entry) => ({ label: card(entry).title, href: entry.route }));
  };
  (site.subjects ?? []).forEach(({ path }, at) => {
    found.listed.push({ value: path, file: index.siteFile, pointer: `/subjects/${at}/path` });
  });
  const { navigation, footer } = site;
  return {
    brand: site.brand,
    language: site.language,
    contact: { phone: site.phone, phoneNumber: site.phoneNumber, email: site.email },
    icon: site.icon,
    header: navigation.header.map((entry, at) =>
      "href" in entry ? crumb(entry) : group(entry, `/navigation/header/${at}`),
    ),
    action: navigation.action,
    footer: {
      note: footer.note,
      about: footer.about,
      disclaimer: footer.disclaimer,
      address: site.address && [
        site.address.street,
        `${site.address.city}, ${site.address.region} ${site.address.postalCode}`,
      ],
      groups: footer.groups.map((entry, at) => group(entry, `/footer/groups/${at}`)),
    },
    patterns: [...index.pages.keys()].filter(isPattern),
  };
}

function emptyGroup(file: string, pointer: string, below: string) {
  return {
    rule: "pages-empty" as const,
    message: `There are no pages below ${below} for this menu.`,
    hint: "Add a page in that folder, or take the group away.",
    file,
    pointer: `${pointer}/below`,
  };
}

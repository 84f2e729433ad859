import { pathOfHref } from "../../model/href-path.ts";
import type { Finding } from "../../model/issue.ts";
import { everyOf, type Reference } from "../../pipeline/resolve/refs.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { SiteContext } from "../../pipeline/site.ts";
import { versionsOf } from "../../pipeline/strings/page-languages.ts";
import { localeOf } from "../../pipeline/strings/site-locale.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "language-link",
  level: "warning",
  title: "A link leaves the language",
  help: "The visitor reads on in another language, though the page is there in the one that they chose.",
  example,
  checkPage: ({ entry, refs }, { index }) =>
    index.locales.length < 2
      ? []
      : everyOf(refs, "links").flatMap((link) => checkLink(link, { index, from: entry.route })),
  check: ({ index, shellRefs }) =>
    shellRefs.links.flatMap((link) => checkLink(link, { index, from: routeOfMenus(link, index) })),
});

/** A link leads to the page in the language of the page that it stands on, if there is one. */
function checkLink(
  { value, file, pointer, excerpt, isFilled }: Reference,
  { index, from }: Pick<SiteContext, "index"> & { from: string },
): Finding[] {
  const path = pathOfHref(value);
  const route = index.aliases.get(path)?.target ?? path;
  const target = index.pages.get(route);
  const own = localeOf(index, from);
  if (!target || localeOf(index, route).path === own.path) return [];
  const meant = versionsOf(index, target).get(own.path);
  // A page may lead to itself in another language.
  if (meant === undefined || meant === from) return [];
  const rest = value.slice(path.length);
  return [
    {
      message: `${path} is in another language, and ${meant} says the same in that of this page.`,
      hint: `Write ${meant}${rest}.`,
      file,
      pointer,
      ...(excerpt === undefined ? {} : { excerpt }),
      ...(isFilled || rest.startsWith("#") ? {} : { fix: { value: meant + rest } }),
    },
  ];
}

/** The home page of the language whose menus a link stands in. */
function routeOfMenus({ file }: Reference, { locales }: SiteContext["index"]): string {
  return locales.find(({ siteFile }) => siteFile === file)?.path || "/";
}

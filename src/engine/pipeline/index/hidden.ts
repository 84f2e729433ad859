import type { Clock } from "../../model/clock.ts";
import type { PageEntry, PageTree, SiteIndex } from "./site-index.ts";

/** Pages that a site cannot do without: hiding one is an issue, and changes nothing. */
const NEEDED = new Set(["/", "/404"]);

/** Whether visitors do not see a page: it is hidden, its time is still to come, or it is over. */
export function isHidden({ route, page, timing }: PageEntry): boolean {
  return (page.hidden === true || timing !== undefined) && !NEEDED.has(route);
}

/** Whether hiding a page would leave the site without one that it needs. */
export function isNeeded(route: string): boolean {
  return NEEDED.has(route);
}

/** Whether a path leads to a hidden page, by its route or by an alias, or is an alias out of its times. */
export function leadsToHidden(index: SiteIndex, path: string): boolean {
  const { pages, aliases } = index.withHidden;
  const alias = aliases.get(path);
  if (alias) return !index.aliases.has(path);
  return pages.has(path) && !index.pages.has(path);
}

/** The pages that visitors see, and the aliases that lead to them just now. */
export function shownPart(tree: PageTree, clock: Clock): PageTree {
  const shown = [...tree.pages].filter(([, entry]) => !isHidden(entry));
  const aliases = [...tree.aliases].filter(
    ([, { times = {} }]) => clock.timingOf(times) === "current",
  );
  if (shown.length === tree.pages.size)
    return aliases.length === tree.aliases.size ? tree : { ...tree, aliases: new Map(aliases) };
  const pages = new Map(shown);
  return {
    pages,
    aliases: new Map(aliases.filter(([, { target }]) => pages.has(target))),
    children: shownLists(tree.children),
    translations: shownLists(tree.translations),
  };
}

function shownLists(lists: PageTree["children"]): PageTree["children"] {
  return new Map(
    [...lists].flatMap(([path, entries]) => {
      const left = entries.filter((entry) => !isHidden(entry));
      return left.length === 0 ? [] : [[path, left]];
    }),
  );
}

/** The index as hidden pages see it: they may refer to one another, so that several can be prepared together. */
export function seenFromHidden(index: SiteIndex): SiteIndex {
  return { ...index, ...index.withHidden };
}

import type { PageEntry, PageTree, SiteIndex } from "./site-index.ts";

/** Pages that a site cannot do without: hiding one is an issue, and changes nothing. */
const NEEDED = new Set(["/", "/404"]);

/** Whether visitors do not see a page yet. */
export function isHidden({ route, page }: PageEntry): boolean {
  return page.hidden === true && !NEEDED.has(route);
}

/** Whether hiding a page would leave the site without one that it needs. */
export function isNeeded(route: string): boolean {
  return NEEDED.has(route);
}

/** Whether a path leads to a hidden page, by its route or by an alias. */
export function leadsToHidden(index: SiteIndex, path: string): boolean {
  const { pages, aliases } = index.withHidden;
  const route = aliases.get(path)?.target ?? path;
  return pages.has(route) && !index.pages.has(route);
}

/** The pages that visitors see. */
export function shownPart(tree: PageTree): PageTree {
  const shown = [...tree.pages].filter(([, entry]) => !isHidden(entry));
  if (shown.length === tree.pages.size) return tree;
  const pages = new Map(shown);
  return {
    pages,
    aliases: new Map([...tree.aliases].filter(([, { target }]) => pages.has(target))),
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

import { isUse } from "../../model/block.ts";
import type { BlockDefinition } from "../../model/block-definition.ts";
import { endsWithParameter } from "../../model/route.ts";
import { blogOf } from "../blog/site-blog.ts";
import { derived } from "../cache/tracked-index.ts";
import { memoize } from "../memoize.ts";
import { timesOfBlock } from "../time/block-times.ts";
import type { BlockOutline, PageEntry, SiteIndex } from "./site-index.ts";

/** Routes by the folders of blogs. */
type RoutesOfBlogs = Readonly<Record<string, string | undefined>>;

/**
 * The route that shows single articles of a blog, for example `/article/:id`: a page with a parameter at the end of its address and a block that
 * shows one, in the folder of the blog, or else the first that is no other blog's.
 *
 * @param folder of the blog
 */
export function articleRoute(index: SiteIndex, folder: string): string | undefined {
  return derived(index, "article routes", articleRoutes)[folder];
}

export const articleRoutes = memoize((index: SiteIndex): RoutesOfBlogs => {
  const entries = [...index.pages.values()].filter(({ route }) => endsWithParameter(route));
  return routesOfBlogs(index, "article", entries);
});

/** The page that lists the articles of a blog: that of its folder, or the first with a block that does. */
export function articleListRoute(index: SiteIndex, folder: string): string | undefined {
  return derived(index, "article lists", articleLists)[folder];
}

export const articleLists = memoize(
  (index: SiteIndex): RoutesOfBlogs => routesOfBlogs(index, "list", [...index.pages.values()]),
);

function routesOfBlogs(
  index: SiteIndex,
  part: BlockDefinition["blog"],
  entries: PageEntry[],
): RoutesOfBlogs {
  const routes = index.blogs.map(({ folder }) => {
    const isOwn = ({ route }: PageEntry) => blogOf(index, route)?.folder === folder;
    return [folder, entries.find((entry) => isOwn(entry) && showsBlog(entry, index, part))?.route];
  });
  return Object.fromEntries(routes);
}

function showsBlog(entry: PageEntry, index: SiteIndex, part: BlockDefinition["blog"]): boolean {
  const { blocks } = index.definitions;
  return shownTypes(entry, index).some((type) => blocks.get(type)?.blog === part);
}

/** The types of the blocks that a page shows just now, in their order; a shared block counts as what it shows. */
export function shownTypes(entry: PageEntry, index: SiteIndex): string[] {
  const { shared, clock } = index;
  const blocks: readonly BlockOutline[] = entry.outline ?? entry.page.blocks;
  return blocks.flatMap((block) => {
    if (clock.timingOf(timesOfBlock(index, block)) !== "current") return [];
    return isUse(block) ? (shared.get(block.use)?.block.type ?? "") : block.type;
  });
}

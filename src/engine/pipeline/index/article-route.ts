import { isUse } from "../../model/block.ts";
import type { BlockDefinition } from "../../model/block-definition.ts";
import { endsWithParameter } from "../../model/route.ts";
import { derived } from "../cache/tracked-index.ts";
import { memoize } from "../memoize.ts";
import type { PageEntry, SiteIndex } from "./site-index.ts";

/** The route that shows single articles, for example `/article/:id`: the first page with a parameter at the end of its address and a block that shows one. */
export function articleRoute(index: SiteIndex): string | undefined {
  return derived(index, "article route", findArticleRoute);
}

const findArticleRoute = memoize(
  (index: SiteIndex): string | undefined =>
    [...index.pages.values()].find(
      (entry) => endsWithParameter(entry.route) && showsBlog(entry, index, "article"),
    )?.route,
);

/** The page that lists the articles of the blog: the first with a block that does. */
export function articleListRoute(index: SiteIndex): string | undefined {
  return derived(index, "article list", findArticleListRoute);
}

const findArticleListRoute = memoize(
  (index: SiteIndex): string | undefined =>
    [...index.pages.values()].find((entry) => showsBlog(entry, index, "list"))?.route,
);

function showsBlog(entry: PageEntry, index: SiteIndex, part: BlockDefinition["blog"]): boolean {
  const { blocks } = index.definitions;
  return shownTypes(entry, index).some((type) => blocks.get(type)?.blog === part);
}

/** The types of a page's blocks, in their order; a shared block counts as what it shows. */
export function shownTypes(entry: PageEntry, { shared }: SiteIndex): string[] {
  return (entry.outline ?? entry.page.blocks).map((block) =>
    isUse(block) ? (shared.get(block.use)?.block.type ?? "") : block.type,
  );
}

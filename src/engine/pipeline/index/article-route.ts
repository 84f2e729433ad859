import type { BlockType } from "../../../theme/blocks/types.ts";
import { endsWithParameter } from "../../model/route.ts";
import { remembered } from "../remembered.ts";
import type { PageEntry, SiteIndex } from "./site-index.ts";

/**
 * The route that shows single articles, for example `/article/:id`: the first page with a number at
 * the end of its address and a `blog-article` block.
 */
export const articleRoute = remembered(
  (index: SiteIndex): string | undefined =>
    [...index.pages.values()].find(
      (entry) =>
        endsWithParameter(entry.route) && blockTypes(entry, index).includes("blog-article"),
    )?.route,
);

/** The page that lists the articles of the blog: the first with a `latest-articles` block. */
export const articleListRoute = remembered(
  (index: SiteIndex): string | undefined =>
    [...index.pages.values()].find((entry) => blockTypes(entry, index).includes("latest-articles"))
      ?.route,
);

/** The types of a page's blocks, in their order; a shared block counts as what it shows. */
export function blockTypes({ page }: PageEntry, { shared }: SiteIndex): BlockType[] {
  return page.blocks.map((block) =>
    block.type === "shared" ? (shared.get(block.name)?.block.type ?? "shared") : block.type,
  );
}

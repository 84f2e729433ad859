import type { Article, ArticleNode } from "../../model/article.ts";
import { definitionOf } from "../../model/block-definition.ts";
import { parseHref } from "../../model/href.ts";
import { ownPath } from "../../model/own-path.ts";
import { shownTypes } from "../../pipeline/index/article-route.ts";
import type { MediaFile } from "../../pipeline/media/media-file.ts";
import type { CheckedPage, CheckedSite } from "../../pipeline/site.ts";

/** Files of the media folder that the articles of a blog lead to or show. */
export function articleFiles({ pages, index }: CheckedSite): MediaFile[] {
  const { blocks } = index.definitions;
  const shows = ({ entry }: CheckedPage) =>
    shownTypes(entry, index).some((type) => blocks.get(type)?.blog === "article");
  const addresses = pages
    .filter(shows)
    .flatMap(({ page }) =>
      page.blocks
        .filter((block) => definitionOf(blocks, block)?.blog === "article")
        .flatMap(({ article }) => addressesIn((article as Article | undefined)?.body ?? [])),
    );
  const files = addresses.flatMap((address) => {
    const href = parseHref(ownPath(address, index.site.url) ?? address);
    return (href.kind === "inside" && index.media.get(href.path)) || [];
  });
  return [...new Set(files)];
}

function addressesIn(nodes: ArticleNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string" || "player" in node) return [];
    const { href, src } = node.props ?? {};
    const own = [href, src].filter((value) => typeof value === "string");
    return [...own, ...addressesIn(node.children ?? [])];
  });
}

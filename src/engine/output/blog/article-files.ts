import type { ArticleNode } from "../../model/article.ts";
import { parseHref } from "../../model/href.ts";
import type { MediaFile } from "../../pipeline/media/media-file.ts";
import type { CheckedSite } from "../../pipeline/site.ts";
import { ownPath } from "../../rules/link-targets.ts";

/** Files of the media folder that the articles of a blog lead to or show. */
export function articleFiles({ pages, index }: CheckedSite): MediaFile[] {
  const addresses = pages.flatMap(({ page }) =>
    page.blocks.flatMap((block) =>
      block.type === "blog-article" && block.article ? addressesIn(block.article.body) : [],
    ),
  );
  const files = addresses.flatMap((address) => {
    const href = parseHref(ownPath(address, index.site.url) ?? address);
    return (href.kind === "inside" && index.media.get(href.path)) || [];
  });
  return [...new Set(files)];
}

function addressesIn(nodes: ArticleNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string" || "film" in node) return [];
    const { href, src } = node.props ?? {};
    const own = [href, src].filter((value) => typeof value === "string");
    return [...own, ...addressesIn(node.children ?? [])];
  });
}

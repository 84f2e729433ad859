import type { BlockDefinition } from "../../model/block-definition.ts";
import type { Finding } from "../../model/issue.ts";
import { appendPointer } from "../../model/pointer.ts";
import { endsWithParameter, isPattern } from "../../model/route.ts";
import { articleRoute, shownTypes } from "../../pipeline/index/article-route.ts";
import { seenFromHidden } from "../../pipeline/index/hidden.ts";
import type { PageEntry, SiteIndex } from "../../pipeline/index/site-index.ts";
import { isIncomplete } from "../../pipeline/omissions.ts";
import { defineRule } from "../../pipeline/rule.ts";
import { type CheckedPage, type CheckedSite, everyPage } from "../../pipeline/site.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "page-block-misplaced",
  level: "error",
  title: "A block stands where it cannot work",
  help: "The article of the blog is chosen by the number in the address.",
  example,
  check: checkPlacement,
});

/** Every block stands where it can work. */
function checkPlacement(site: CheckedSite): Finding[] {
  const { index, pages, hidden } = site;
  return [
    ...articlesElsewhere(site),
    ...articlesNowhere(pages, index),
    ...articlesNowhere(hidden, seenFromHidden(index)),
  ];
}

/** The blog's article block stands on a page with a number at the end of its address, and nowhere else. */
function articlesElsewhere(site: CheckedSite): Finding[] {
  return everyPage(site)
    .filter(({ entry }) => !endsWithParameter(entry.route))
    .flatMap(({ entry }) => blogBlocks("article", entry, site.index))
    .map(({ type, ...position }) => ({
      ...position,
      message: `A ${type} block takes the article's number from the end of the address, and this page's address has none there.`,
      hint: "Use it in a page such as pages/article/[id].json only.",
    }));
}

/** A list of articles needs a page that shows the one a visitor chooses. */
function articlesNowhere(pages: CheckedPage[], index: SiteIndex): Finding[] {
  if (index.blog === undefined || articleRoute(index) !== undefined) return [];
  if (mayShowArticles(index)) return [];
  const hidden = articleRoute(seenFromHidden(index));
  const hint =
    hidden === undefined
      ? `Add the page pages/article/[id].json with a block { "type": "${articleType(index)}" }.`
      : `Show the page ${hidden}, which is hidden, or take this block away until then.`;
  return pages
    .flatMap(({ entry }) => blogBlocks("list", entry, index))
    .map(({ type: _, ...position }) => ({
      ...position,
      message: "The articles listed here lead nowhere: no page shows a single article.",
      hint,
    }));
}

/** Whether the page that shows single articles may be one that cannot be read, or not all of it. */
function mayShowArticles({ unreadable, pages, repairs }: SiteIndex): boolean {
  const patterns = [...pages.values()].filter(({ route }) => isPattern(route));
  return (
    [...unreadable].some(isPattern) ||
    patterns.some(({ file }) => isIncomplete(repairs.get(file), "/blocks"))
  );
}

/** Where blocks that show a part of the blog stand on a page, themselves or as shared blocks. */
function blogBlocks(part: BlockDefinition["blog"], entry: PageEntry, index: SiteIndex) {
  const { blocks } = index.definitions;
  return shownTypes(entry, index).flatMap((type, at) =>
    blocks.get(type)?.blog === part
      ? [
          {
            type,
            file: entry.file,
            pointer: appendPointer("/blocks", at),
          },
        ]
      : [],
  );
}

/** The type of the block that shows single articles. */
function articleType({ definitions: { blocks } }: SiteIndex): string {
  return [...blocks.values()].find(({ blog }) => blog === "article")?.type ?? "";
}

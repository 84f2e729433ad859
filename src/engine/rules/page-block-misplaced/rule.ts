import { type BlockDefinition, definitionOf } from "../../model/block-definition.ts";
import type { Finding } from "../../model/issue.ts";
import { appendPointer } from "../../model/pointer.ts";
import type { BlogSource } from "../../model/resolved.ts";
import { endsWithParameter, isPattern } from "../../model/route.ts";
import { shownTypes } from "../../pipeline/index/article-route.ts";
import type { PageEntry, SiteIndex } from "../../pipeline/index/site-index.ts";
import { isIncomplete } from "../../pipeline/omissions.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedPage, PageSite } from "../../pipeline/site.ts";
import { articleType } from "../analysis/article-type.ts";
import { allRoutes, routesFor, type SeenRoutes } from "../analysis/seen-routes.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "page-block-misplaced",
  level: "error",
  title: "A block stands where it cannot work",
  help: "The article of the blog is chosen by the number in the address.",
  example,
  checkPage: checkPlacement,
});

/** Every block stands where it can work. */
function checkPlacement(page: CheckedPage, site: PageSite): Finding[] {
  return [...articlesElsewhere(page.entry, site), ...articlesNowhere(page, site)];
}

/** The blog's article block stands on a page with a number at the end of its address, and nowhere else. */
function articlesElsewhere(entry: PageEntry, { index }: PageSite): Finding[] {
  if (endsWithParameter(entry.route)) return [];
  return blogBlocks("article", entry, index).map(({ type, ...position }) => ({
    ...position,
    message: `A ${type} block takes the article's number from the end of the address, and this page's address has none there.`,
    hint: "Use it in a page such as pages/article/[id].json only.",
  }));
}

/** A list of articles needs a page that shows the one a visitor chooses. */
function articlesNowhere({ entry, page }: CheckedPage, site: PageSite): Finding[] {
  const { index } = site;
  const lists = blogBlocks("list", entry, index);
  if (lists.length === 0) return [];
  const shown = page.blocks.filter(
    (block) => definitionOf(index.definitions.blocks, block)?.blog === "list",
  );
  if (shown.length !== lists.length) return [];
  const seen = routesFor(entry, site);
  return lists.flatMap(({ type: _, ...position }, at) => {
    const { blog, folder } = shown[at] as ShownList;
    if (!blog)
      return folder === undefined || mayHaveBlogs(index)
        ? []
        : [{ ...position, ...noBlog(folder) }];
    if (seen.articleRoute(blog.folder) !== undefined || mayShowArticles(seen, index)) return [];
    const hidden = allRoutes(site).articleRoute(blog.folder);
    // A blog with a folder and without a page is reported where the site file names it.
    if (blog.folder !== "" && hidden === undefined) return [];
    return [{ ...position, ...noArticlePage(hidden, index) }];
  });
}

/** What is known of a list of articles. */
interface ShownList {
  folder?: string;
  blog?: BlogSource;
}

/** Whether the site file names blogs that cannot be understood. */
function mayHaveBlogs({ siteFile, repairs }: SiteIndex): boolean {
  return isIncomplete(repairs.get(siteFile), "/blogs");
}

function noBlog(folder: string) {
  return {
    message: `No blog of this site has the folder "${folder}", so that nothing is listed here.`,
    hint: `Name the folder of a blog, or add one with "folder": "${folder}" to "blogs" in the site file.`,
  };
}

function noArticlePage(hidden: string | undefined, index: SiteIndex) {
  return {
    message: "The articles listed here lead nowhere: no page shows a single article.",
    hint:
      hidden === undefined
        ? `Add the page pages/article/[id].json with a block { "type": "${articleType(index)}" }.`
        : `Show the page ${hidden}, which is hidden, or take this block away until then.`,
  };
}

/** Whether the page that shows single articles may be one that cannot be read, or not all of it. */
function mayShowArticles(seen: SeenRoutes, { unreadable, repairs }: SiteIndex): boolean {
  const files = seen.patterns().map(({ route }) => seen.tree.pages.get(route)?.file ?? "");
  return (
    [...unreadable].some(isPattern) ||
    files.some((file) => isIncomplete(repairs.get(file), "/blocks"))
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

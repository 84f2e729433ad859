import type { Finding } from "../../model/issue.ts";
import { isPattern } from "../../model/route.ts";
import { type WrittenBlog, writtenBlogs } from "../../pipeline/blog/site-blog.ts";
import type { SiteIndex } from "../../pipeline/index/site-index.ts";
import { isIncomplete } from "../../pipeline/omissions.ts";
import { defineRule } from "../../pipeline/rule.ts";
import { type CheckedSite, pageSite } from "../../pipeline/site.ts";
import { articleType } from "../analysis/article-type.ts";
import { allRoutes } from "../analysis/seen-routes.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "blog-folder",
  level: "error",
  title: "The articles of a blog have no page of their own",
  help: "On a site with several blogs each has a folder, and the page [id].json in that folder shows its articles.",
  example,
  check: checkFolders,
});

/** Every blog has a folder of its own with a page that shows its articles; one of them may go without. */
function checkFolders(site: CheckedSite): Finding[] {
  const { index } = site;
  const { siteFile, repairs, unreadable } = index;
  if (["/blog", "/blogs"].some((part) => isIncomplete(repairs.get(siteFile), part))) return [];
  const blogs = writtenBlogs(index.site);
  const mayBeThere = [...unreadable].some(isPattern);
  const hasPage = (folder: string) =>
    folder === "" || mayBeThere || allRoutes(pageSite(site)).articleRoute(folder) !== undefined;
  return blogs.flatMap((blog) => {
    const first = blogs.find(({ folder }) => folder === blog.folder);
    if (first !== blog) return [{ ...taken(blog, first), file: siteFile }];
    return hasPage(blog.folder) ? [] : [{ ...noPage(blog, index), file: siteFile }];
  });
}

function noPage({ folder, pointer }: WrittenBlog, index: SiteIndex) {
  return {
    message: `No page shows the articles of the folder "${folder}".`,
    hint: `Add the page pages${folder}/[id].json with a block { "type": "${articleType(index)}" }.`,
    pointer: `${pointer}/folder`,
  };
}

function taken({ folder, pointer }: WrittenBlog, first: WrittenBlog | undefined) {
  if (folder === "")
    return {
      message: "This blog has no folder, and another one has none either.",
      hint: 'Write the folder of the page that shows its articles, for example "folder": "/news" for pages/news/[id].json.',
      pointer,
    };
  return {
    message: `The folder "${folder}" is that of another blog as well (${first?.pointer}).`,
    hint: "Give each blog a folder of its own.",
    pointer: `${pointer}/folder`,
  };
}

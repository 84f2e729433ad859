import type { Issue } from "../../model/issue.ts";
import type { SiteFile } from "../../model/site-file.ts";
import { SITE_FILE } from "../kinds.ts";
import { isIncomplete } from "../omissions.ts";
import type { ReadFiles } from "../read-files.ts";
import type { OwnPosts } from "./own-posts.ts";
import { type SiteBlog, writtenBlogs } from "./site-blog.ts";

/** The blogs of a site, and the file that names them. */
export interface NamedBlogs {
  written: SiteFile;
  siteFile: string;
  blogs: SiteBlog[];
}

/** The site's own articles, of all blogs. Only sites that have some need readers of Markdown and HTML, which take long to load. */
export async function postsOfSite(read: ReadFiles, named: NamedBlogs): Promise<OwnPosts> {
  const issues = strays(read, named);
  const own = named.blogs.filter(({ provider }) => provider.readFile);
  if (own.length === 0 || read.posts.length === 0) return { posts: [], issues, unread: [] };
  const { readOwnPosts } = await import("./own-posts.ts");
  const all = own.map((blog) =>
    readOwnPosts(
      blog,
      read.posts.filter(({ folder = "" }) => folder === blog.folder),
    ),
  );
  return {
    posts: all.flatMap(({ posts }) => posts),
    issues: [...issues, ...all.flatMap((one) => one.issues)],
    unread: all.flatMap(({ unread }) => unread),
  };
}

/** Articles in a folder that no blog has, as far as it is known which blogs there are. */
function strays({ posts, documents, repairs }: ReadFiles, { written, siteFile }: NamedBlogs) {
  if (!documents.has(SITE_FILE) || isIncomplete(repairs.get(siteFile), "/blogs")) return [];
  const folders = new Set(writtenBlogs(written).map(({ folder }) => folder));
  return posts.flatMap(({ file, folder }) =>
    folder === undefined || folders.has(folder) ? [] : [strayArticle(file, folder)],
  );
}

function strayArticle(file: string, folder: string): Issue {
  return {
    rule: "file-stray",
    message: `No blog of this site has the folder "${folder}", so that nobody sees this article.`,
    hint: `Move the file into _blog itself, or add a blog with "folder": "${folder}" to "blogs" in the site file.`,
    file,
    pointer: "",
  };
}

import type { Issue } from "../model/issue.ts";
import { isPattern } from "../model/route.ts";
import {
  type KnownArticles,
  type KnownBlog,
  knownArticles,
} from "../output/blog/known-articles.ts";
import { articlePage, withList } from "../output/blog/with-articles.ts";
import { blogOf, isAsked, type SiteBlog } from "../pipeline/blog/site-blog.ts";
import type { SiteIndex } from "../pipeline/index/site-index.ts";
import { issueOfPart } from "../pipeline/own-parts.ts";
import type { CheckedPage, CheckedSite } from "../pipeline/site.ts";

/** A page of the site, and the address at which it is asked for. */
export interface AskedPage {
  page: CheckedPage;
  path: string;
  site: CheckedSite;
}

/** Completes pages of the development server with the articles of a blog that visitors' browsers do not ask. */
export interface DevArticles {
  shown(asked: AskedPage): Promise<CheckedPage>;
  /** The articles that are known; none of a blog that visitors' browsers ask. */
  of(index: SiteIndex): Promise<KnownArticles | undefined>;
  /** What stopped a provider of the site's own when they were last read; nothing once that has changed. */
  issuesOf(index: SiteIndex): readonly Issue[];
}

/** How long, in milliseconds, a blog is not asked again. */
const FRESH = 300_000;

/** Articles as they were last read, and what from. */
interface LastRead extends Pick<SiteIndex, "blogs" | "posts"> {
  at: number;
  known: Promise<KnownArticles>;
  issues: Issue[];
}

/**
 * @param folder where the last good answers of blogs are kept
 */
export function createDevArticles(folder: string): DevArticles {
  let last: LastRead | undefined;
  const of: DevArticles["of"] = async (index) => {
    const { posts } = index;
    const blogs = index.blogs.filter((blog) => !isAsked(blog));
    if (blogs.length === 0) return undefined;
    if (!last || !isSame(last, index)) {
      const issues: Issue[] = [];
      const known = knownArticles({ ...index, blogs }, index.definitions.blogs, { folder }).catch(
        (cause) => {
          issues.push(issueOfPart(cause));
          return { blogs: blogs.map(withoutArticles), notices: [] };
        },
      );
      last = { blogs, posts, at: Date.now(), known, issues };
    }
    return last.known;
  };
  return {
    of,
    issuesOf: (index) => (last && isSame(last, index) ? last.issues : []),
    async shown({ page, path, site }) {
      const known = await of(site.index);
      if (!known) return page;
      const id = path.slice(path.lastIndexOf("/") + 1);
      const folder = blogOf(site.index, page.page.route)?.folder;
      const blog = known.blogs.find((one) => one.folder === folder);
      const article = blog?.articles.find((one) => one.id === id);
      return isPattern(page.page.route) && article
        ? articlePage(site, page, article)
        : withList(site, page, known);
    },
  };
}

function withoutArticles({ folder }: SiteBlog): KnownBlog {
  return { folder, articles: [], listed: new Set() };
}

function isSame(
  { blogs: before, posts, at }: LastRead,
  { blogs, posts: now }: Pick<SiteIndex, "blogs" | "posts">,
): boolean {
  const known = blogs.filter((blog) => !isAsked(blog));
  return (
    before.length === known.length &&
    before.every((blog, position) => isSameBlog(blog, known[position])) &&
    posts.length === now.length &&
    posts.every((post, index) => post === now[index]) &&
    Date.now() - at < FRESH
  );
}

function isSameBlog(before: SiteBlog, now: SiteBlog | undefined): boolean {
  return (
    before.provider === now?.provider &&
    before.folder === now.folder &&
    JSON.stringify(before.config) === JSON.stringify(now.config)
  );
}

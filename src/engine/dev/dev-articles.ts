import type { Issue } from "../model/issue.ts";
import { isPattern } from "../model/route.ts";
import { type KnownArticles, knownArticles } from "../output/blog/known-articles.ts";
import { articlePage, withList } from "../output/blog/with-articles.ts";
import { isAsked } from "../pipeline/blog/site-blog.ts";
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
interface LastRead extends Pick<SiteIndex, "blog" | "posts"> {
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
    const { blog, posts } = index;
    if (!blog || isAsked(blog)) return undefined;
    if (!last || !isSame(last, index)) {
      const issues: Issue[] = [];
      const known = knownArticles(index, index.definitions.blogs, { folder }).catch((cause) => {
        issues.push(issueOfPart(cause));
        return { articles: [], listed: new Set<string>(), notices: [] };
      });
      last = { blog, posts, at: Date.now(), known, issues };
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
      const article = known.articles.find((one) => one.id === id);
      return isPattern(page.page.route) && article
        ? articlePage(site, page, article)
        : withList(site, page, known);
    },
  };
}

function isSame({ blog: before, posts, at }: LastRead, { blog, posts: now }: SiteIndex): boolean {
  return (
    before?.provider === blog?.provider &&
    JSON.stringify(before?.config) === JSON.stringify(blog?.config) &&
    posts.length === now.length &&
    posts.every((post, index) => post === now[index]) &&
    Date.now() - at < FRESH
  );
}

import { articleId } from "../../../model/article.ts";
import type { Issue } from "../../../model/issue.ts";
import type { Reference } from "../../../pipeline/resolve/refs.ts";
import { deadAnchor } from "./anchor-links.ts";
import { linkIssue, writtenPath } from "./link-issue.ts";
import type { Anchors, Targets } from "./link-targets.ts";

/** Where a link to one of the many addresses of a page leads. */
export interface NumberedTarget {
  path: string;
  /** Empty for none. */
  anchor: string;
  /** The route of the page, for example `/article/:id`. */
  pattern: string;
}

/**
 * Checks a link to one of the many addresses of a page. Which articles the site brings itself is
 * known; which ones a blog has, and what a page shows for others, is not.
 */
export function checkNumbered(
  link: Reference,
  { path, anchor, pattern }: NumberedTarget,
  { articles, showsArticles, anchorsOn, isUnknown, idWords }: Targets,
): Issue[] {
  const anchors: Anchors = anchorsOn(pattern) ?? new Set();
  const dead = (there: Anchors) =>
    anchor === "" || there.has(anchor) || isUnknown(pattern, anchor)
      ? []
      : [deadAnchor(link, { page: `The page ${writtenPath(link)}`, anchor, anchors: there })];
  if (!showsArticles(pattern)) return dead(anchors);
  const known = articles(pattern);
  if (known === undefined) return anchor.startsWith(articleId("")) ? [] : dead(anchors);
  const id = path.slice(path.lastIndexOf("/") + 1);
  const ids = known.get(id);
  return ids
    ? dead(both(anchors, ids))
    : [noArticle(link, `${idWords(pattern).noun} ${id}`, [...known.keys()])];
}

function both(first: Anchors, second: Anchors): Anchors {
  return {
    has: (anchor) => first.has(anchor) || second.has(anchor),
    *[Symbol.iterator]() {
      yield* first;
      yield* second;
    },
  };
}

function noArticle(link: Reference, called: string, known: string[]): Issue {
  const some = known.sort(new Intl.Collator("en", { numeric: true }).compare).slice(0, 10);
  return linkIssue(link, {
    rule: "link-dead",
    message: `There is no article with the ${called}.`,
    hint:
      some.length === 0
        ? "There are no articles yet: take the link away."
        : `Write one that is there: ${some.join(", ")}.`,
  });
}

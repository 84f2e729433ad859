import type { Article, BlogPosting } from "schema-dts";
import { organizationId } from "./organization.ts";
import type { PageFacts } from "./page-facts.ts";

/** What articles are, by the block that shows them. */
const TYPES: Record<string, "Article" | "BlogPosting" | undefined> = {
  "article-body": "Article",
  "blog-article": "BlogPosting",
};

/** The article that a page is, if it is one: of the site itself, or of its blog. */
export function article(facts: PageFacts): (Article | BlogPosting)[] {
  const { checked, heading, url, shareImage } = facts;
  const first = checked.page.blocks.find(({ type }) => TYPES[type] !== undefined);
  if (!first) return [];
  const { published, updated, reviewed } = checked.entry.page;
  const changed = updated ?? reviewed;
  return [
    {
      "@type": TYPES[first.type] ?? "Article",
      "@id": `${url}#article`,
      headline: heading,
      ...(shareImage ? { image: [shareImage] } : {}),
      ...(published ? { datePublished: startOf(published) } : {}),
      ...(changed ? { dateModified: startOf(changed) } : {}),
      author: { "@id": organizationId(facts) },
      publisher: { "@id": organizationId(facts) },
      mainEntityOfPage: { "@id": `${url}#page` },
    },
  ];
}

/** A day as search engines want it, with time and zone. */
export function startOf(day: string): string {
  return `${day}T00:00:00Z`;
}

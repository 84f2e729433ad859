import type { Article } from "schema-dts";
import { organizationId } from "./organization.ts";
import type { PageFacts } from "./page-facts.ts";

/** The article that a page is, if it is one. */
export function article(facts: PageFacts): Article[] {
  const { checked, heading, url, shareImage } = facts;
  const isArticle = checked.page.blocks.some(
    ({ type }) => type === "article-body" || type === "blog-article",
  );
  if (!isArticle) return [];
  const { published, updated, reviewed } = checked.entry.page;
  const changed = updated ?? reviewed;
  return [
    {
      "@type": "Article",
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
function startOf(day: string): string {
  return `${day}T00:00:00Z`;
}

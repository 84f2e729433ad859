import type { Article, BlogPosting } from "schema-dts";
import { articleKind } from "../../model/page-blocks.ts";
import { organizationId } from "./organization.ts";
import type { PageFacts } from "./page-facts.ts";

/** The article that a page is, if it is one: of the site itself, or of its blog. */
export function article(facts: PageFacts): (Article | BlogPosting)[] {
  const { checked, site, heading, url, shareImage } = facts;
  const kind = articleKind(checked.page, site.index.definitions.blocks);
  if (kind === undefined) return [];
  const { published, updated, reviewed } = checked.entry.page;
  const changed = updated ?? reviewed;
  return [
    {
      "@type": kind,
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

import type { VideoObject } from "schema-dts";
import { startOf } from "./article.ts";
import { addressOf, type PageFacts } from "./page-facts.ts";
import { plainText } from "./plain-text.ts";

/** The videos of a page that have controls. */
export function videos(facts: PageFacts): VideoObject[] {
  return facts.statements
    .flatMap((statement) => statement.videos ?? [])
    .map(({ name, description, thumbnail, content, uploaded }) => ({
      "@type": "VideoObject",
      name,
      ...(description ? { description: plainText(description) } : {}),
      thumbnailUrl: addressOf(facts, thumbnail),
      contentUrl: addressOf(facts, content),
      ...(uploaded ? { uploadDate: startOf(uploaded) } : {}),
    }));
}

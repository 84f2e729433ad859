import type { VideoObject } from "schema-dts";
import { startOf } from "./article.ts";
import { addressOf, type PageFacts } from "./page-facts.ts";
import { plainText } from "./plain-text.ts";

/** Films with controls; silent films behind a heading are decoration. */
export function films(facts: PageFacts): VideoObject[] {
  return facts.checked.page.blocks.flatMap((block): VideoObject[] => {
    if (block.type !== "video" || block.title === undefined) return [];
    return [
      {
        "@type": "VideoObject",
        name: block.title,
        ...(block.transcript ? { description: plainText(block.transcript) } : {}),
        thumbnailUrl: addressOf(facts, block.poster),
        contentUrl: addressOf(facts, block.mp4),
        ...(block.uploaded ? { uploadDate: startOf(block.uploaded) } : {}),
      },
    ];
  });
}

import type { ResolvedBlockOf } from "../../page/resolved-block.ts";
import { SectionFrame } from "../../ui/SectionFrame.tsx";

/** The newest articles of the blog. */
export function LatestArticles({ blog: _, ...section }: ResolvedBlockOf<"latest-articles">) {
  return (
    <SectionFrame section={section}>
      <p role="status">Loading latest articles...</p>
    </SectionFrame>
  );
}

import type { FAQPage } from "schema-dts";
import type { ResolvedBlockOf } from "../../model/resolved-block.ts";
import type { PageFacts } from "./page-facts.ts";
import { plainText } from "./plain-text.ts";

/** The questions that stand on this page and on no other: those of shared blocks are left out. */
export function questions({ checked, url }: PageFacts): FAQPage[] {
  const items = checked.page.blocks.flatMap((block, at): ResolvedBlockOf<"faq">["items"] => {
    if (checked.entry.page.blocks[at]?.type === "shared") return [];
    if (block.type === "faq") return block.items;
    return block.type === "article-body" ? block.sections.flatMap(({ faq }) => faq ?? []) : [];
  });
  if (items.length === 0) return [];
  return [
    {
      "@type": "FAQPage",
      "@id": `${url}#questions`,
      isPartOf: { "@id": `${url}#page` },
      mainEntity: items.map(({ question, answer }) => ({
        "@type": "Question" as const,
        name: question,
        acceptedAnswer: { "@type": "Answer" as const, text: plainText(answer) },
      })),
    },
  ];
}

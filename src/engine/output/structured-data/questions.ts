import type { FAQPage } from "schema-dts";
import { isUse } from "../../model/block.ts";
import type { PageFacts } from "./page-facts.ts";
import { plainText } from "./plain-text.ts";

/** The questions that stand on this page and on no other: those of shared blocks are left out. */
export function questions({ checked, statements, url }: PageFacts): FAQPage[] {
  const written = checked.entry.page.blocks;
  const items = statements.flatMap(({ questions: asked = [] }, at) =>
    isUse(written[at]) ? [] : asked,
  );
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

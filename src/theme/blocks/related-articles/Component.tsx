import type { BlockProps } from "../../../engine/model/block-definition.ts";
import { useStrings } from "../../strings/use-strings.ts";
import { CardGrid } from "../../ui/CardGrid.tsx";
import { SectionFrame } from "../../ui/SectionFrame.tsx";
import type { block } from "./block.ts";

/** Up to three further articles. */
export function RelatedArticles({ cards, pages: _, ...section }: BlockProps<typeof block>) {
  const { say } = useStrings();
  const items = cards.map(({ title, summary, route, picture }) => ({
    title,
    text: summary,
    href: route,
    picture,
  }));
  return (
    <SectionFrame section={{ title: say("related.title"), tone: "tinted", ...section }}>
      <CardGrid cards={items} action="read" level={3} />
    </SectionFrame>
  );
}

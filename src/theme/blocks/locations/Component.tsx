import type { BlockProps } from "../../../engine/model/block-definition.ts";
import { CardGrid } from "../../ui/CardGrid.tsx";
import { SectionFrame } from "../../ui/SectionFrame.tsx";
import type { block } from "./block.ts";

/** Places as picture cards. */
export function Locations({ pages, actionLabel, ...section }: BlockProps<typeof block>) {
  const cards = pages.map(({ title, summary, route, picture }) => ({
    title,
    text: summary,
    href: route,
    picture,
  }));
  return (
    <SectionFrame section={section}>
      <CardGrid cards={cards} actionLabel={actionLabel} level={section.title ? 3 : 2} />
    </SectionFrame>
  );
}

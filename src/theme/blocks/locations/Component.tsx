import type { ResolvedBlockOf } from "../../../engine/model/resolved-block.ts";
import { CardGrid } from "../../ui/CardGrid.tsx";
import { SectionFrame } from "../../ui/SectionFrame.tsx";

/** Places as picture cards. */
export function Locations({
  pages,
  actionLabel = "Explore",
  ...section
}: ResolvedBlockOf<"locations">) {
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

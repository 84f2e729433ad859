import type { BlockProps } from "../../../engine/model/block-definition.ts";
import { CardGrid, type CardItem } from "../../ui/CardGrid.tsx";
import { SectionFrame } from "../../ui/SectionFrame.tsx";
import type { block } from "./block.ts";

/** Cards that lead to other pages. */
export function Cards({
  pages,
  items,
  columns,
  actionLabel,
  limit,
  ...section
}: BlockProps<typeof block>) {
  const listed: CardItem[] = (pages ?? []).map(({ title, summary, route, picture }) => ({
    title,
    text: summary,
    href: route,
    picture,
  }));
  const written: CardItem[] = (items ?? []).map(({ title, text, href, image }) => ({
    title,
    text,
    href,
    picture: image,
  }));
  return (
    <SectionFrame section={section}>
      <CardGrid
        cards={[...listed, ...written].slice(0, limit)}
        columns={columns}
        actionLabel={actionLabel}
        level={section.title ? 3 : 2}
      />
    </SectionFrame>
  );
}

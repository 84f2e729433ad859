import type { BlockProps } from "../../../engine/model/block-definition.ts";
import { FaqList } from "../../ui/FaqList.tsx";
import { SectionFrame } from "../../ui/SectionFrame.tsx";
import type { block } from "./block.ts";

/** Questions that open one at a time. */
export function Faq({ items, ...section }: BlockProps<typeof block>) {
  const title = section.title ?? "Questions";
  return (
    <SectionFrame section={{ ...section, title }} layout="beside">
      <FaqList items={items} name={section.anchor ?? title} />
    </SectionFrame>
  );
}

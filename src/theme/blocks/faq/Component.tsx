import type { BlockProps } from "../../../engine/model/block-definition.ts";
import { FaqList } from "../../ui/FaqList.tsx";
import { SectionFrame } from "../../ui/SectionFrame.tsx";
import type { block } from "./block.ts";

/** Questions that open one at a time. */
export function Faq({ items, isShared, ...section }: BlockProps<typeof block>) {
  const title = section.title ?? "Questions";
  return (
    <SectionFrame section={{ ...section, title }} layout="beside">
      <FaqList items={items} name={section.anchor ?? title} isShared={isShared} />
    </SectionFrame>
  );
}

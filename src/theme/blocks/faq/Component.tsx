import type { ResolvedBlockOf } from "../../../engine/model/resolved-block.ts";
import { FaqList } from "../../ui/FaqList.tsx";
import { SectionFrame } from "../../ui/SectionFrame.tsx";

/** Questions that open one at a time. */
export function Faq({ items, ...section }: ResolvedBlockOf<"faq">) {
  const title = section.title ?? "Questions";
  return (
    <SectionFrame section={{ ...section, title }} layout="beside">
      <FaqList items={items} name={section.anchor ?? title} />
    </SectionFrame>
  );
}

import type { BlockProps } from "../../../engine/model/block-definition.ts";
import { useStrings } from "../../strings/use-strings.ts";
import { FaqList } from "../../ui/FaqList.tsx";
import { SectionFrame } from "../../ui/SectionFrame.tsx";
import type { block } from "./block.ts";

/** Questions that open one at a time. */
export function Faq({ items, isShared, ...section }: BlockProps<typeof block>) {
  const { say } = useStrings();
  const title = section.title ?? say("faq.title");
  return (
    <SectionFrame section={{ ...section, title }} layout="questions">
      <FaqList items={items} name={section.anchor ?? title} isShared={isShared} />
    </SectionFrame>
  );
}

import { defineBlock } from "../../../engine/model/block-definition.ts";
import type { FaqBlock } from "./types.ts";

export const block = defineBlock<FaqBlock>({
  type: "faq",
  structuredData: ({ items }) => ({ questions: items }),
});

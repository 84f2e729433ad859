import { defineBlock } from "../../../engine/model/block-definition.ts";
import type { FaqBlock } from "./types.ts";

/** What a list of questions gets from its page. */
export interface FaqContext {
  /** Whether other pages have the same questions. */
  isShared?: true;
}

export const block = defineBlock<FaqBlock, FaqContext>({
  type: "faq",
  context: (_, { isShared }) => (isShared ? { isShared } : {}),
});

import { defineBlock } from "../../../engine/model/block-definition.ts";
import type { Day, Review, ShownSource } from "../../../engine/model/resolved.ts";
import { reviewedDays } from "../../days.ts";
import type { SourcesBlock } from "./types.ts";

/** What the list gets from its page: the sources in the order of first mentions, and its days. */
export interface SourcesContext {
  laws: ShownSource[];
  boards: ShownSource[];
  updated?: Day;
  reviewed?: Review;
}

export const block = defineBlock<SourcesBlock, SourcesContext>({
  type: "sources",
  context: (_, context) => ({ ...context.sources(), ...reviewedDays(context) }),
  isSourceList: true,
  structuredData: ({ reviewed }) => ({ review: reviewed }),
});

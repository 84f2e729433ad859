import { defineBlock } from "../../../engine/model/block-definition.ts";
import type { CardsBlock } from "./types.ts";

export const block = defineBlock<CardsBlock>({
  type: "cards",
  structuredData: ({ pages, limit }) => ({ pages: pages?.slice(0, limit) }),
});

import { defineBlock } from "../../../engine/model/block-definition.ts";
import type { YearBlock } from "./types.ts";

export const block = defineBlock<YearBlock>({
  type: "year",
  isApart: true,
});

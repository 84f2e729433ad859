import { defineBlock } from "../../../engine/model/block-definition.ts";
import type { LocationsBlock } from "./types.ts";

export const block = defineBlock<LocationsBlock>({
  type: "locations",
  structuredData: ({ pages }) => ({ pages }),
});

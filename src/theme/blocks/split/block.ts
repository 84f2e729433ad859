import { defineBlock } from "../../../engine/model/block-definition.ts";
import type { SplitBlock } from "./types.ts";

export const block = defineBlock<SplitBlock>({ type: "split" });

import { defineBlock } from "../../../engine/model/block-definition.ts";
import type { StatsBlock } from "./types.ts";

export const block = defineBlock<StatsBlock>({ type: "stats" });

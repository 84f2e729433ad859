import { defineBlock } from "../../../engine/model/block-definition.ts";
import type { FeaturesBlock } from "./types.ts";

export const block = defineBlock<FeaturesBlock>({ type: "features" });

import { defineBlock } from "../../../engine/model/block-definition.ts";
import type { ProcessBlock } from "./types.ts";

export const block = defineBlock<ProcessBlock>({ type: "process" });

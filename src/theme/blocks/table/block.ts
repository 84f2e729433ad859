import { defineBlock } from "../../../engine/model/block-definition.ts";
import type { TableBlock } from "./types.ts";

export const block = defineBlock<TableBlock>({ type: "table" });

import { defineBlock } from "../../../engine/model/block-definition.ts";
import type { ListBlock } from "./types.ts";

export const block = defineBlock<ListBlock>({ type: "list" });

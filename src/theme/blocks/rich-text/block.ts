import { defineBlock } from "../../../engine/model/block-definition.ts";
import type { RichTextBlock } from "./types.ts";

export const block = defineBlock<RichTextBlock>({ type: "rich-text" });

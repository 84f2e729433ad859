import { isUse, type PageBlock } from "../../../engine/model/block.ts";

/** Blocks as they lie in the clipboard: JSON that could stand in a page's file. */
export function clipboardText(blocks: PageBlock[]): string {
  return JSON.stringify(blocks.length === 1 ? blocks[0] : blocks, null, 2);
}

/** The blocks that a text from the clipboard holds; none for any other text. */
export function blocksIn(text: string): PageBlock[] {
  const value = parsed(text);
  const entries = Array.isArray(value) ? value : [value];
  return entries.every(isBlock) ? entries : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isBlock(value: unknown): value is PageBlock {
  if (typeof value !== "object" || value === null) return false;
  return isUse(value)
    ? typeof value.use === "string"
    : typeof Reflect.get(value, "type") === "string";
}

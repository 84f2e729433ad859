import { parseMarkdown } from "../../engine/fields/rich-text/markdown.ts";
import type { RichNode } from "../../engine/model/rich-node.ts";

/** Running text taken apart as it is written: tokens and links of the site stay as they are. */
export function richText(text: string): RichNode[] {
  const ignore = () => undefined;
  return parseMarkdown(text, {
    text: (piece) => piece,
    link: (_, written) => written,
    brokenLink: ignore,
    leftover: ignore,
    heading: ignore,
    html: ignore,
    excess: ignore,
  });
}

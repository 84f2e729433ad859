import type { RichNode } from "../../model/rich-node.ts";

/** Elements that do not break a line. */
const INLINE = new Set(["a", "strong", "em", "code"]);

/** The words of rich text, as a reader sees them on one line. */
export function plainText(nodes: RichNode[]): string {
  return nodes.map(wordsOf).join("").replace(/\s+/g, " ").trim();
}

function wordsOf(node: RichNode): string {
  if (typeof node === "string") return node;
  const words = (node.children ?? []).map(wordsOf).join("");
  return INLINE.has(node.tag) ? words : `${words} `;
}

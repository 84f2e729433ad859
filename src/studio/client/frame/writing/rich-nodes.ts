import type { RichNode } from "../../../../engine/model/rich-node.ts";
import { textParts } from "../../../words/names/text-parts.ts";
import { nodesOf } from "./chips.ts";

/** The elements of running text that is being written. A link keeps its target as it is written. */
export function elementsOf(nodes: RichNode[], tokens: ReadonlyMap<string, string>): Node[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return nodesOf(textParts(node, tokens));
    const element = document.createElement(node.tag);
    if (node.href !== undefined) {
      element.dataset.target = node.href;
      element.setAttribute("href", "#");
    }
    element.append(...elementsOf(node.children ?? [], tokens));
    return [element];
  });
}

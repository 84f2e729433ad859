import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import { pointerKeys } from "../../model/pointer.ts";
import { type Change, changeJson } from "../edit.ts";
import { layoutOf, printValue } from "../print-json.ts";

/**
 * Makes changes one after the other, each where its value stands: an object that stood on one line stays on one,
 * also when nothing of it is left.
 *
 * @param text the file's text
 * @returns the changed text
 */
export function changeValues(text: string, changes: Change[]): string {
  return changes.reduce(changeValue, text);
}

function changeValue(text: string, change: Change): string {
  const { pointer, value } = change;
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, pathOf(root, pointer));
  if (!node || value === undefined) return changeJson(text, [change]);
  const { offset, length } = node;
  const layout = layoutOf(text);
  const depth = depthOf(node);
  const compact = !text.slice(offset, offset + length).includes("\n");
  const printed = printValue(value, layout, { depth, column: depth * layout.unit.length, compact });
  return text.slice(0, offset) + printed + text.slice(offset + length);
}

/** Entries of lists are found by number, those of objects by name. */
function pathOf(root: Node, pointer: string): (string | number)[] {
  const path: (string | number)[] = [];
  for (const key of pointerKeys(pointer)) {
    const isEntry = findNodeAtLocation(root, path)?.type === "array";
    path.push(isEntry ? Number(key) : key);
  }
  return path;
}

/** How many lists and objects a value stands in. */
function depthOf(node: Node): number {
  if (!node.parent) return 0;
  return depthOf(node.parent) + (node.parent.type === "property" ? 0 : 1);
}

import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import type { Issue } from "../page/issue.ts";
import { pointerKeys } from "../page/pointer.ts";

/** A stretch of a file, lines and columns from 1, the end exclusive. */
export interface Range {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/**
 * Where an issue is in its file's text.
 *
 * @param text the file's text, without a byte order mark
 */
export function locate(text: string, issue: Issue): Range {
  const { offset, length } = issue.span ?? spanOf(text, issue);
  return { ...lineAndColumn(text, offset), ...endOf(text, offset + length) };
}

function spanOf(text: string, issue: Issue): { offset: number; length: number } {
  const root = parseTree(text);
  const node = root && nearest(root, pointerKeys(issue.pointer), issue.atKey === true);
  if (!node) return { offset: 0, length: 0 };
  if (issue.excerpt !== undefined) {
    const within = text
      .slice(node.offset, node.offset + node.length)
      .indexOf(JSON.stringify(issue.excerpt).slice(1, -1));
    if (within >= 0) return { offset: node.offset + within, length: issue.excerpt.length };
  }
  const long = node.type === "object" || node.type === "array";
  return { offset: node.offset, length: long ? 1 : node.length };
}

/** The node at a path, or the deepest one above it that exists. */
function nearest(root: Node, keys: string[], atKey: boolean): Node | undefined {
  for (let length = keys.length; length >= 0; length -= 1) {
    const path = keys.slice(0, length).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    const node = findNodeAtLocation(root, path) ?? findNodeAtLocation(root, keys.slice(0, length));
    if (!node) continue;
    const property = node.parent?.type === "property" ? node.parent.children?.[0] : undefined;
    return atKey && length === keys.length && property ? property : node;
  }
  return undefined;
}

function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf("\n") + 1;
  return { line: before.split("\n").length, column: offset - lineStart + 1 };
}

function endOf(text: string, offset: number): { endLine: number; endColumn: number } {
  const { line, column } = lineAndColumn(text, offset);
  return { endLine: line, endColumn: column };
}

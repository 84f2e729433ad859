import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import type { Issue, TextEdit } from "../model/issue.ts";
import { isIndex, pointerKeys } from "../model/pointer.ts";
import { applyEdits, offsetBefore } from "./parse/apply-edits.ts";

/** A stretch of a file, lines and columns from 1, the end exclusive. */
export interface Range {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** A stretch of a text in characters. */
export interface Span {
  offset: number;
  length: number;
}

/** What says which part of a text is meant. */
export type Target = Pick<Issue, "pointer" | "atKey" | "excerpt" | "span">;

/** Finds positions in one text; what has to be read for that is read once. */
export interface Locator {
  /** The stretch that an issue means. */
  span(target: Target): Span;
  range(target: Target): Range;
}

/**
 * Where an issue is in its file's text.
 *
 * @param text the file's text, without a byte order mark
 */
export function locate(text: string, issue: Issue): Range {
  return createLocator(text).range(issue);
}

/**
 * Prepares to find many positions in one text.
 *
 * @param fixes of its syntax, with which it was read
 */
export function createLocator(text: string, fixes: readonly TextEdit[] = []): Locator {
  const fixed = fixes.length === 0 ? text : applyEdits(text, fixes);
  let tree: Node | undefined;
  const span = (issue: Target): Span => {
    if (issue.span) return within(issue.span, text);
    if (issue.pointer === "") return { offset: 0, length: 0 };
    tree ??= parseTree(fixed);
    if (!tree) return { offset: 0, length: 0 };
    const inFixed = spanOf(fixed, tree, issue);
    if (fixes.length === 0) return inFixed;
    const offset = offsetBefore(fixes, inFixed.offset);
    return { offset, length: offsetBefore(fixes, inFixed.offset + inFixed.length) - offset };
  };
  const position = positionFinder(text);
  return {
    span,
    range: (issue) => {
      const { offset, length } = span(issue);
      const end = position(offset + length);
      return { ...position(offset), endLine: end.line, endColumn: end.column };
    },
  };
}

/** A file may have become shorter since, and a rule of a site's own may say anything. */
function within({ offset, length }: Span, text: string): Span {
  const start = Math.min(Math.max(offset, 0), text.length);
  return { offset: start, length: Math.min(Math.max(length, 0), text.length - start) };
}

function spanOf(text: string, tree: Node, issue: Target): Span {
  const node = nearest(tree, pointerKeys(issue.pointer), issue.atKey === true);
  if (!node) return { offset: 0, length: 0 };
  if (issue.excerpt !== undefined) {
    const within = excerptIn(text.slice(node.offset, node.offset + node.length), issue.excerpt);
    if (within) return { offset: node.offset + within.offset, length: within.length };
  }
  const long = node.type === "object" || node.type === "array";
  return { offset: node.offset, length: long ? 1 : node.length };
}

/** The position of a part of a text; a link's target rather than the same words elsewhere. */
function excerptIn(written: string, excerpt: string): Span | undefined {
  const escaped = JSON.stringify(excerpt).slice(1, -1);
  const target = written.indexOf(`](${escaped}`);
  const offset = target >= 0 ? target + 2 : written.indexOf(escaped);
  return offset < 0 ? undefined : { offset, length: escaped.length };
}

/** The node at a path, or the deepest one above it that exists. */
function nearest(root: Node, keys: string[], atKey: boolean): Node | undefined {
  for (let length = keys.length; length >= 0; length -= 1) {
    const path = keys.slice(0, length).map((key) => (isIndex(key) ? Number(key) : key));
    const node = findNodeAtLocation(root, path) ?? findNodeAtLocation(root, keys.slice(0, length));
    if (!node) continue;
    const property = node.parent?.type === "property" ? node.parent.children?.[0] : undefined;
    return atKey && length === keys.length && property ? property : node;
  }
  return undefined;
}

/** Makes a function that gives line and column of an offset, both from 1. The text is read once. */
export function positionFinder(text: string): (offset: number) => { line: number; column: number } {
  let starts: number[] | undefined;
  return (offset) => {
    starts ??= lineStarts(text);
    const line = lineAt(starts, offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** The last line that begins at or before an offset. */
function lineAt(starts: number[], offset: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

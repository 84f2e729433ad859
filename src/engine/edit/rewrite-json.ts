import { type Node, parseTree } from "jsonc-parser";
import { sameValue } from "../model/same-value.ts";
import { pairItems } from "./pair-items.ts";
import { type Layout, layoutOf, printValue } from "./print-json.ts";

/**
 * Writes a changed value into the JSON text it came from. Whatever did not change stays as its
 * author wrote it: the order of fields, indentation, lists on one line.
 *
 * @param text the file's text
 * @param value what the text shall say
 * @returns the changed text
 */
export function rewriteJson(text: string, value: unknown): string {
  const root = parseTree(text);
  if (!root) return `${printValue(value, layoutOf(text), { depth: 0, column: 0 })}\n`;
  const written = rewrite({ text, layout: layoutOf(text) }, root, value);
  return text.slice(0, root.offset) + written + text.slice(root.offset + root.length);
}

interface Source {
  text: string;
  layout: Layout;
}

function rewrite(source: Source, node: Node, value: unknown): string {
  if (sameValue(jsonValue(node), value)) return slice(source, node);
  if (node.type === "array" && Array.isArray(value)) return rewriteArray(source, node, value);
  if (node.type === "object" && isRecord(value)) return rewriteObject(source, node, value);
  return fresh(source, node, value);
}

function rewriteObject(source: Source, node: Node, value: Record<string, unknown>): string {
  const members = new Map((node.children ?? []).map((member) => [keyOf(member), member]));
  const keys = Object.keys(value).filter((key) => value[key] !== undefined);
  const stays = [...members.keys()].filter((key) => keys.includes(key));
  const order = sameOrder(stays, keys) ? keys : withNewKeys(stays, keys);
  const pieces = order.map((key) => {
    const member = members.get(key);
    const old = member?.children?.[1];
    if (!member || !old) return newMember(source, node, key, value[key]);
    const head = source.text.slice(member.offset, old.offset);
    return { node: member, text: head + rewrite(source, old, value[key]) };
  });
  return join(source, node, pieces);
}

function rewriteArray(source: Source, node: Node, value: unknown[]): string {
  const items = node.children ?? [];
  const pairs = pairItems(items.map(jsonValue), value);
  const pieces = value.map((item, at) => {
    const old = items[pairs[at] ?? -1];
    return old
      ? { node: old, text: rewrite(source, old, item) }
      : { text: newItem(source, node, item) };
  });
  return join(source, node, pieces);
}

/** An entry of a list or an object: as it stood, changed, or new. */
interface Piece {
  node?: Node;
  text: string;
}

/**
 * Puts entries together. What stood on several lines keeps its white space; what stood on one line
 * stays there while it fits, as the formatter would have it.
 */
function join(source: Source, node: Node, pieces: Piece[]): string {
  const [open, close] = node.type === "array" ? ["[", "]"] : ["{", "}"];
  if (pieces.length === 0) return open + close;
  const room = source.layout.width - columnOf(source, node) - 1;
  const pad = node.type === "array" ? "" : " ";
  const line = open + pad + pieces.map((piece) => piece.text).join(", ") + pad + close;
  const fits = !line.includes("\n") && line.length <= room;
  const wasWide = slice(source, node).includes("\n");
  if (!wasWide)
    return fits && (node.children?.length || !pad) ? line : onLines(source, node, pieces);
  const couldBeFlat = node.type === "object" || flatLength(source, node) <= room;
  return fits && !couldBeFlat ? line : asItStood(source, node, pieces);
}

function onLines({ layout }: Source, node: Node, pieces: Piece[]): string {
  const [open, close] = node.type === "array" ? ["[", "]"] : ["{", "}"];
  const depth = depthOf(node);
  const gap = (level: number) => layout.eol + layout.unit.repeat(level);
  return `${open}${pieces.map(({ text }) => gap(depth + 1) + text).join(",")}${gap(depth)}${close}`;
}

/** Every entry with the white space that stood before it. */
function asItStood(source: Source, node: Node, pieces: Piece[]): string {
  const old = node.children ?? [];
  const [first, last] = [old[0], old.at(-1)];
  if (!first || !last) return onLines(source, node, pieces);
  const { text } = source;
  const opening = text.slice(node.offset + 1, first.offset);
  const gaps = pieces.map((piece, at) =>
    at === 0 ? opening : ((piece.node && precedingGap(source, piece.node, old)) ?? opening),
  );
  const end = node.offset + node.length;
  return [
    text.charAt(node.offset),
    pieces.map((piece, at) => gaps[at] + piece.text).join(","),
    text.slice(last.offset + last.length, end),
  ].join("");
}

/** The column a value begins at when its line begins with it or with its key. */
function columnOf({ layout }: Source, node: Node): number {
  const key = node.parent?.type === "property" ? node.parent.children?.[0] : undefined;
  return depthOf(node) * layout.unit.length + (key ? key.length + 2 : 0);
}

/** How long a list is on one line; nothing when an entry has several lines, which keeps it as it is. */
function flatLength(source: Source, node: Node): number {
  const texts = (node.children ?? []).map((child) => slice(source, child));
  if (texts.some((text) => text.includes("\n"))) return 0;
  return texts.join(", ").length + 2;
}

function precedingGap(source: Source, node: Node, siblings: Node[]): string | undefined {
  const at = siblings.indexOf(node);
  const before = siblings[at - 1];
  if (!before) return undefined;
  const between = source.text.slice(before.offset + before.length, node.offset);
  return between.slice(between.indexOf(",") + 1);
}

/** A new entry of a list, written like its neighbours: on one line where those stand on one line. */
function newItem(source: Source, list: Node, value: unknown): string {
  const beside = (list.children ?? []).filter((child) => child.type === "object");
  const compact =
    beside.length > 0 && beside.every((child) => !slice(source, child).includes("\n"));
  const depth = depthOf(list) + 1;
  return printValue(value, source.layout, {
    depth,
    column: depth * source.layout.unit.length,
    compact,
  });
}

function newMember(source: Source, object: Node, name: string, value: unknown): Piece {
  const key = `${JSON.stringify(name)}: `;
  const depth = depthOf(object) + 1;
  const column = depth * source.layout.unit.length + key.length;
  return { text: key + printValue(value, source.layout, { depth, column }) };
}

function fresh(source: Source, node: Node, value: unknown): string {
  return printValue(value, source.layout, { depth: depthOf(node), column: columnOf(source, node) });
}

/** How many lists and objects a value stands in. */
function depthOf(node: Node): number {
  let depth = 0;
  for (let above = node.parent; above; above = above.parent)
    if (above.type !== "property") depth += 1;
  return depth;
}

function slice({ text }: Source, node: Node): string {
  return text.slice(node.offset, node.offset + node.length);
}

function keyOf(member: Node): string {
  return String(member.children?.[0]?.value);
}

function jsonValue(node: Node): unknown {
  if (node.type === "array") return (node.children ?? []).map(jsonValue);
  if (node.type !== "object") return node.value;
  return Object.fromEntries(
    (node.children ?? []).map((member) => [
      keyOf(member),
      member.children?.[1] && jsonValue(member.children[1]),
    ]),
  );
}

function sameOrder(some: string[], all: string[]): boolean {
  const within = all.filter((key) => some.includes(key));
  return within.every((key, at) => key === some[at]);
}

/** The old keys in their order, each new one after the key it follows in the new value. */
function withNewKeys(stays: string[], keys: string[]): string[] {
  const order = [...stays];
  keys.forEach((key, at) => {
    if (order.includes(key)) return;
    const before = keys[at - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  });
  return order;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

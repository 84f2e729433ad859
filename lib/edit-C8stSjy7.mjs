import { _ as pointerKeys } from "./kinds-CzdZfNc-.mjs";
import { parseTree } from "jsonc-parser";
// src/engine/edit/pair-items.ts
/**
* Finds for every entry of a changed list the old entry it comes from: equal ones first, wherever
* they stood, then those of the same kind in their order.
*
* @returns for every new entry the place of the old one, or nothing for a new entry
*/
function pairItems(before, after) {
	const free = new Set(before.keys());
	const take = (at) => {
		if (at !== void 0) free.delete(at);
		return at;
	};
	const equal = after.map((item, at) => {
		if (free.has(at) && sameValue(before[at], item)) return take(at);
	});
	return after.map((item, at) => equal[at] ?? take([...free].find((candidate) => sameValue(before[candidate], item)))).map((known, at) => known ?? take([...free].find((candidate) => sameKind(before[candidate], after[at]))));
}
/** Whether two JSON values say the same; the order of fields does not matter. */
function sameValue(a, b) {
	if (a === b) return true;
	if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
	if (Array.isArray(a) !== Array.isArray(b)) return false;
	const keys = definedKeys(a);
	return keys.length === definedKeys(b).length && keys.every((key) => sameValue(a[key], b[key]));
}
function definedKeys(value) {
	return Object.keys(value).filter((key) => value[key] !== void 0);
}
function sameKind(a, b) {
	if (typeof a !== typeof b || Array.isArray(a) !== Array.isArray(b)) return false;
	if (typeof a !== "object" || a === null || b === null) return true;
	return a.type === b.type;
}
// src/engine/edit/print-json.ts
const WIDTH = 100;
/** The layout of a new file. */
const NEW_FILE = {
	unit: "  ",
	eol: "\n",
	width: WIDTH
};
/** The layout of a text, as far as it shows one. */
function layoutOf(text) {
	return {
		unit: /\n([ \t]+)\S/.exec(text)?.[1] ?? "  ",
		eol: text.includes("\r\n") ? "\r\n" : "\n",
		width: WIDTH
	};
}
/**
* Writes a value as the formatter would leave it: objects on several lines, lists of plain values
* on one line where they fit.
*
* @param place where it stands
*/
function printValue(value, layout, place) {
	const { depth, compact = false } = place;
	const oneLine = compact || isPlainList(value) ? onOneLine(value) : void 0;
	if (oneLine !== void 0 && place.column + oneLine.length < layout.width) return oneLine;
	if (Array.isArray(value)) return printEntries(value.map((item) => ["", item]), "[]", layout, depth);
	if (typeof value === "object" && value !== null) return printEntries(Object.entries(value).filter(([, item]) => item !== void 0).map(([key, item]) => [`${JSON.stringify(key)}: `, item]), "{}", layout, depth);
	return JSON.stringify(value);
}
function printEntries(entries, brackets, layout, depth) {
	if (entries.length === 0) return brackets;
	const line = (level) => layout.eol + layout.unit.repeat(level);
	const place = (key) => ({
		depth: depth + 1,
		column: (depth + 1) * layout.unit.length + key.length
	});
	const lines = entries.map(([key, item]) => line(depth + 1) + key + printValue(item, layout, place(key)));
	return brackets.charAt(0) + lines.join(",") + line(depth) + brackets.charAt(1);
}
function isPlainList(value) {
	return Array.isArray(value) && value.every((item) => typeof item !== "object" || item === null);
}
function onOneLine(value) {
	if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
	if (typeof value !== "object" || value === null) return JSON.stringify(value);
	const members = Object.entries(value).filter(([, item]) => item !== void 0);
	if (members.length === 0) return "{}";
	return `{ ${members.map(([key, item]) => `${JSON.stringify(key)}: ${onOneLine(item)}`).join(", ")} }`;
}
// src/engine/edit/rewrite-json.ts
/**
* Writes a changed value into the JSON text it came from. Whatever did not change stays as its
* author wrote it: the order of fields, indentation, lists on one line.
*
* @param text the file's text
* @param value what the text shall say
* @returns the changed text
*/
function rewriteJson(text, value) {
	const root = parseTree(text);
	if (!root) return `${printValue(value, layoutOf(text), {
		depth: 0,
		column: 0
	})}\n`;
	const written = rewrite({
		text,
		layout: layoutOf(text)
	}, root, value);
	return text.slice(0, root.offset) + written + text.slice(root.offset + root.length);
}
function rewrite(source, node, value) {
	if (sameValue(jsonValue(node), value)) return slice(source, node);
	if (node.type === "array" && Array.isArray(value)) return rewriteArray(source, node, value);
	if (node.type === "object" && isRecord(value)) return rewriteObject(source, node, value);
	return fresh(source, node, value);
}
function rewriteObject(source, node, value) {
	const members = new Map((node.children ?? []).map((member) => [keyOf(member), member]));
	const keys = Object.keys(value).filter((key) => value[key] !== void 0);
	const stays = [...members.keys()].filter((key) => keys.includes(key));
	return join(source, node, (sameOrder(stays, keys) ? keys : withNewKeys(stays, keys)).map((key) => {
		const member = members.get(key);
		const old = member?.children?.[1];
		if (!member || !old) return newMember(source, node, key, value[key]);
		return {
			node: member,
			text: source.text.slice(member.offset, old.offset) + rewrite(source, old, value[key])
		};
	}));
}
function rewriteArray(source, node, value) {
	const items = node.children ?? [];
	const pairs = pairItems(items.map(jsonValue), value);
	return join(source, node, value.map((item, at) => {
		const old = items[pairs[at] ?? -1];
		return old ? {
			node: old,
			text: rewrite(source, old, item)
		} : { text: newItem(source, node, item) };
	}));
}
/**
* Puts entries together. What stood on several lines keeps its white space; what stood on one line
* stays there while it fits, as the formatter would have it.
*/
function join(source, node, pieces) {
	const [open, close] = node.type === "array" ? ["[", "]"] : ["{", "}"];
	if (pieces.length === 0) return open + close;
	const room = source.layout.width - columnOf(source, node) - 1;
	const pad = node.type === "array" ? "" : " ";
	const line = open + pad + pieces.map((piece) => piece.text).join(", ") + pad + close;
	const fits = !line.includes("\n") && line.length <= room;
	if (!slice(source, node).includes("\n")) return fits && (node.children?.length || !pad) ? line : onLines(source, node, pieces);
	const couldBeFlat = node.type === "object" || flatLength(source, node) <= room;
	return fits && !couldBeFlat ? line : asItStood(source, node, pieces);
}
function onLines({ layout }, node, pieces) {
	const [open, close] = node.type === "array" ? ["[", "]"] : ["{", "}"];
	const depth = depthOf(node);
	const gap = (level) => layout.eol + layout.unit.repeat(level);
	return `${open}${pieces.map(({ text }) => gap(depth + 1) + text).join(",")}${gap(depth)}${close}`;
}
/** Every entry with the white space that stood before it. */
function asItStood(source, node, pieces) {
	const old = node.children ?? [];
	const [first, last] = [old[0], old.at(-1)];
	if (!first || !last) return onLines(source, node, pieces);
	const { text } = source;
	const opening = text.slice(node.offset + 1, first.offset);
	const gaps = pieces.map((piece, at) => at === 0 ? opening : (piece.node && precedingGap(source, piece.node, old)) ?? opening);
	const end = node.offset + node.length;
	return [
		text.charAt(node.offset),
		pieces.map((piece, at) => gaps[at] + piece.text).join(","),
		text.slice(last.offset + last.length, end)
	].join("");
}
/** The column a value begins at when its line begins with it or with its key. */
function columnOf({ layout }, node) {
	const key = node.parent?.type === "property" ? node.parent.children?.[0] : void 0;
	return depthOf(node) * layout.unit.length + (key ? key.length + 2 : 0);
}
/** How long a list is on one line; nothing when an entry has several lines, which keeps it as it is. */
function flatLength(source, node) {
	const texts = (node.children ?? []).map((child) => slice(source, child));
	if (texts.some((text) => text.includes("\n"))) return 0;
	return texts.join(", ").length + 2;
}
function precedingGap(source, node, siblings) {
	const before = siblings[siblings.indexOf(node) - 1];
	if (!before) return void 0;
	const between = source.text.slice(before.offset + before.length, node.offset);
	return between.slice(between.indexOf(",") + 1);
}
/** A new entry of a list, written like its neighbours: on one line where those stand on one line. */
function newItem(source, list, value) {
	const beside = (list.children ?? []).filter((child) => child.type === "object");
	const compact = beside.length > 0 && beside.every((child) => !slice(source, child).includes("\n"));
	const depth = depthOf(list) + 1;
	return printValue(value, source.layout, {
		depth,
		column: depth * source.layout.unit.length,
		compact
	});
}
function newMember(source, object, name, value) {
	const key = `${JSON.stringify(name)}: `;
	const depth = depthOf(object) + 1;
	const column = depth * source.layout.unit.length + key.length;
	return { text: key + printValue(value, source.layout, {
		depth,
		column
	}) };
}
function fresh(source, node, value) {
	const compact = node.type === "object" && !slice(source, node).includes("\n");
	const place = {
		depth: depthOf(node),
		column: columnOf(source, node),
		compact
	};
	return printValue(value, source.layout, place);
}
/** How many lists and objects a value stands in. */
function depthOf(node) {
	let depth = 0;
	for (let above = node.parent; above; above = above.parent) if (above.type !== "property") depth += 1;
	return depth;
}
function slice({ text }, node) {
	return text.slice(node.offset, node.offset + node.length);
}
function keyOf(member) {
	return String(member.children?.[0]?.value);
}
function jsonValue(node) {
	if (node.type === "array") return (node.children ?? []).map(jsonValue);
	if (node.type !== "object") return node.value;
	return Object.fromEntries((node.children ?? []).map((member) => [keyOf(member), member.children?.[1] && jsonValue(member.children[1])]));
}
function sameOrder(some, all) {
	return all.filter((key) => some.includes(key)).every((key, at) => key === some[at]);
}
/** The old keys in their order, each new one after the key it follows in the new value. */
function withNewKeys(stays, keys) {
	const order = [...stays];
	keys.forEach((key, at) => {
		if (order.includes(key)) return;
		const before = keys[at - 1];
		order.splice(before === void 0 ? 0 : order.indexOf(before) + 1, 0, key);
	});
	return order;
}
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
// src/engine/edit/edit.ts
/**
* Changes values of a JSON text and leaves everything else as it was written.
*
* @param text the file's text
* @returns the changed text
*/
function changeJson(text, changes) {
	const before = JSON.parse(text);
	return rewriteJson(text, changes.reduce((root, { pointer, value }) => withValue(root, pointerKeys(pointer), value), before));
}
function withValue(root, [key, ...rest], value) {
	if (key === void 0) return value;
	if (!Array.isArray(root)) {
		const object = root ?? {};
		return {
			...object,
			[key]: withValue(object[key], rest, value)
		};
	}
	const at = Number(key);
	const item = withValue(root[at], rest, value);
	return item === void 0 ? root.toSpliced(at, 1) : root.toSpliced(at, 1, item);
}
export { printValue as a, layoutOf as i, rewriteJson as n, NEW_FILE as r, changeJson as t };

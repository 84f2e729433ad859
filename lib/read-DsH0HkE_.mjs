import { a as withFile } from "./regular-file-CZ81dcJu.mjs";
import { readFileSync, readdirSync } from "node:fs";
import { basename, join, resolve } from "node:path";
// src/engine/pipeline/parse/text-end.ts
const BACKSLASH = 92;
/**
* Makes what finds the end of a text in quotes: its closing quote or the end of its line, whichever comes first,
* else the end of everything. All calls together take time in proportion to the source; they go forward only.
*/
function createTextEnd(source) {
	let lineEnd = -1;
	return (opening) => {
		if (lineEnd < opening) lineEnd = positionOf(source, "\n", opening);
		let end = opening;
		do
			end = positionOf(source, "\"", end + 1);
		while (end < lineEnd && isEscaped(source, end));
		return Math.min(end, lineEnd);
	};
}
function positionOf(source, character, from) {
	const at = source.indexOf(character, from);
	return at < 0 ? source.length : at;
}
/** Whether an odd number of backslashes stands before a quote. */
function isEscaped(source, quote) {
	let before = quote;
	while (source.charCodeAt(before - 1) === BACKSLASH) before -= 1;
	return (quote - before) % 2 === 1;
}
// src/engine/pipeline/parse/depth.ts
/** No page needs more; readers that recover from errors are recursive and would run out of stack. */
const MAX_DEPTH = 64;
/** A page has a few hundred; telling what is wrong with very many would take very long. */
const MAX_VALUES = 1e4;
/** In bytes. */
const MAX_LENGTH = 1e6;
/** Refuses a text that is nested beyond anything a page can be, before a recursive reader sees it. */
function depthIssue(file, text) {
	const offset = tooDeepAt(text);
	if (offset === void 0) return void 0;
	return refuse(file, `This file has more than ${MAX_DEPTH} lists and objects inside one another.`, offset);
}
/** Refuses a file of a size that no page has. */
function sizeIssue(file, bytes) {
	if (bytes <= 1e6) return void 0;
	return refuse(file, `This file is ${(bytes / 1e6).toFixed(1)} MB large; a page has at most ${MAX_LENGTH / 1e6} MB.`, 0);
}
/** Refuses a value of more parts than any page has. */
function crowdIssue(file, value) {
	const count = countValues(value);
	if (count <= MAX_VALUES) return void 0;
	return refuse(file, `This file holds ${count} values; a page has at most ${MAX_VALUES}.`, 0);
}
function countValues(value) {
	if (typeof value !== "object" || value === null) return 1;
	let count = 1;
	for (const item of Object.values(value)) count += countValues(item);
	return count;
}
/**
* Where a text of JSON nests more lists and objects than are allowed. One pass, so that the time stays
* in proportion to the text whatever it holds; most of a page is within quotes and passed over.
*/
function tooDeepAt(text, most = MAX_DEPTH) {
	const endOfText = createTextEnd(text);
	let depth = 0;
	for (let at = 0; at < text.length; at += 1) {
		const char = text.charCodeAt(at);
		if (char === 34) at = endOfText(at);
		else if (char === 91 || char === 123) depth += 1;
		else if (char === 93 || char === 125) depth -= 1;
		if (depth > most) return at;
	}
}
function refuse(file, message, offset) {
	return {
		rule: "json-depth",
		message,
		hint: "Compare it with another page, or start again from `npm run new`.",
		file,
		pointer: "",
		span: {
			offset,
			length: 1
		}
	};
}
// src/engine/pipeline/walk.ts
/**
* Lists everything below a folder, in the order of the system. Links are listed and never followed: what
* they lead to may lie outside, or be the folder itself. Node's own recursive listing follows them to
* folders from version 22 on.
*
* @param folder which may be a link itself; its own path is empty, when it cannot be read
*/
function walk(folder) {
	const waiting = [""];
	const entries = [];
	for (let below = waiting.pop(); below !== void 0; below = waiting.pop()) try {
		for (const child of readdirSync(join(folder, below), { withFileTypes: true })) {
			const { name } = child;
			if (child.isDirectory()) waiting.push(`${below}${name}/`);
			else entries.push({
				name,
				path: below + name,
				kind: kindOf(child)
			});
		}
	} catch (failure) {
		const cause = failure;
		const path = below.slice(0, -1);
		if (!(below !== "" && cause.code === "ENOENT")) entries.push({
			name: basename(path),
			path,
			kind: "folder",
			cause
		});
	}
	return entries;
}
function kindOf(child) {
	if (child.isFile()) return "file";
	if (child.isSymbolicLink()) return "link";
	if (child.isFIFO()) return "pipe";
	return child.isSocket() ? "socket" : "device";
}
// src/engine/pipeline/read.ts
/** Files that operating systems leave behind. */
const IGNORED = /* @__PURE__ */ new Set([
	".DS_Store",
	"Thumbs.db",
	"desktop.ini"
]);
/** What a command is about to do, while it does it. */
const JOURNAL = ".journal.json";
/**
* Lists a folder that authors fill; one that does not exist is empty.
*
* @param folder absolute or relative to the working directory
*/
function listFolder(folder) {
	const entries = listEntries(folder);
	const oddities = entries.filter(({ kind, cause }) => kind !== "file" && cause?.code !== "ENOENT");
	return {
		files: filesOf(entries),
		oddities
	};
}
/**
* Lists the files below a folder that has to be there whole.
*
* @param folder absolute or relative to the working directory
* @returns paths relative to the folder, with forward slashes, in an order that does not depend on the machine
* @throws what the system says of a folder that cannot be read
*/
function listFiles(folder) {
	const entries = listEntries(folder);
	const unread = entries.find(({ kind }) => kind === "folder");
	if (unread) throw unread.cause;
	return filesOf(entries);
}
function filesOf(entries) {
	return entries.filter(({ kind }) => kind === "file").map(({ path }) => path);
}
function listEntries(folder) {
	return walk(resolve(folder)).filter(({ name }) => !isIgnored(name) && !name.startsWith(".journal.json")).sort((a, b) => byCodePoint(a.path, b.path));
}
/** Whether a file is one that operating systems leave behind. */
function isIgnored(name) {
	return IGNORED.has(name);
}
/**
* Reads one file below a folder, or says why it cannot be read. A file far too large is not read at all.
*
* @returns nothing for a file that is there no longer
*/
function readSource(folder, path) {
	const place = join(resolve(folder), path);
	const file = slashed(place);
	try {
		return withFile(place, (descriptor, { size }) => {
			const tooLarge = sizeIssue(file, size);
			return tooLarge ? { issue: tooLarge } : {
				file,
				path,
				bytes: readFileSync(descriptor)
			};
		});
	} catch (cause) {
		const { code } = cause;
		return code === "ENOENT" ? void 0 : { issue: unreadable(file, code) };
	}
}
/** A file that is there and cannot be read. */
function unreadable(file, code = "unknown") {
	return {
		rule: "file-unreadable",
		message: `This file cannot be read (${code}).`,
		hint: "Give yourself the right to read it, or take it from a backup.",
		file,
		pointer: ""
	};
}
/** A path with forward slashes, as routes and messages have them on every system. */
function slashed(path) {
	return path.replaceAll("\\", "/");
}
/** An order of strings that is the same in every locale. */
function byCodePoint(a, b) {
	return a < b ? -1 : a > b ? 1 : 0;
}
export { listFolder as a, unreadable as c, sizeIssue as d, tooDeepAt as f, listFiles as i, crowdIssue as l, byCodePoint as n, readSource as o, createTextEnd as p, isIgnored as r, slashed as s, JOURNAL as t, depthIssue as u };

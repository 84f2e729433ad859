import { a as listFolder, s as slashed } from "./read-DsH0HkE_.mjs";
import { n as unknownWords, t as planAddWords } from "./add-words-BbxKlW0r.mjs";
import { t as carryOut } from "./carry-out-ksXXYNAV.mjs";
import { a as WORDS_FILE } from "./kinds-CzdZfNc-.mjs";
import { a as applyEdits, t as createLocator } from "./positions-Bcmp3jGb.mjs";
import { g as isJson } from "./examine-tTMtE2ro.mjs";
import { t as lineDiff } from "./line-diff-_DfAPkmk.mjs";
import { a as withFile, n as readBytes, r as readText } from "./regular-file-CZ81dcJu.mjs";
import { u as openTemporaryFolder } from "./places-B51ewG4_.mjs";
import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
// src/cli/add-words.ts
/**
* Adds every word that no dictionary has to the site's own.
*
* @returns what was done, in a sentence
*/
async function addWords(folders, examine) {
	const { site, issues } = await examine(folders);
	const words = unknownWords(issues);
	if (words.length === 0) return "There are no words to add.\n";
	const plan = planAddWords(folders.pages, site, words);
	carryOut(plan, folders.pages);
	return `${plan.summary.join("\n")}\n`;
}
/** Shows what {@link addWords} would do: a line for every word. */
async function previewWords(folders, examine) {
	const words = unknownWords((await examine(folders)).issues);
	return words.length === 0 ? [] : [`pages/${WORDS_FILE}`, ...words.map((word) => `+ ${word}`)];
}
// src/engine/edit/fix.ts
/**
* Carries out the certain mends of one file's issues.
*
* @param text of the file
* @param issues of that file; those without a mend are passed over
* @returns the text with the smallest changes; everything else stays as it is
*/
function fixText(text, issues) {
	const broken = issues.filter(({ rule }) => rule === "json-syntax");
	const isMendable = broken.every(({ fix }) => fix !== void 0);
	const wanted = broken.length > 0 ? isMendable ? broken : [] : issues;
	const locator = createLocator(text);
	const edits = wanted.flatMap((issue) => editsFor(text, issue, locator.span(issue)));
	const fixed = applyEdits(text, edits);
	return broken.length === 0 || isJson(fixed) ? fixed : text;
}
/** A part of a text that is written with escapes is not found in the file; its mend is left to a person. */
function editsFor(text, issue, span) {
	const { fix } = issue;
	if (fix === void 0) return [];
	if ("edits" in fix) return fix.edits;
	if (span.length === 0) return [];
	if ("key" in fix) return [{
		...span,
		text: JSON.stringify(fix.key)
	}];
	const written = JSON.stringify(fix.value);
	if (issue.excerpt === void 0) return [{
		...span,
		text: written
	}];
	return text.startsWith(JSON.stringify(issue.excerpt).slice(1, -1), span.offset) ? [{
		...span,
		text: written.slice(1, -1)
	}] : [];
}
// src/cli/fix-site.ts
const BOM = "﻿";
/** One mend can uncover the next; more rounds than this would be a circle. */
const MOST_ROUNDS = 10;
/**
* Carries out every certain mend, until nothing is left that can be mended.
*
* @returns the paths of the files changed
*/
async function fixSite(folders, examine) {
	const changed = /* @__PURE__ */ new Set();
	for (let round = 0; round < MOST_ROUNDS; round += 1) {
		const { issues } = await examine(folders);
		const writes = /* @__PURE__ */ new Map();
		for (const path of listFolder(folders.pages).files.filter((name) => name.endsWith(".json"))) {
			const file = slashed(join(folders.pages, path));
			const own = issues.filter((issue) => issue.file === file);
			const text = own.some(({ fix }) => fix) ? decode(file) : void 0;
			const fixed = text === void 0 ? void 0 : withFixes(text, own);
			if (fixed !== void 0 && fixed !== text) writes.set(file, fixed);
		}
		if (writes.size === 0) break;
		carryOut({
			writes,
			renames: [],
			deletes: [],
			summary: []
		}, folders.pages);
		for (const file of writes.keys()) changed.add(file);
	}
	return [...changed];
}
/**
* Shows what {@link fixSite} would do, and does it to a copy only.
*
* @returns the changed lines of every file
*/
async function previewFixes(folders, examine) {
	const { folder: copy, remove } = openTemporaryFolder();
	try {
		const pages = join(copy, "pages");
		copyFiles(folders.pages, pages);
		const schemas = join(folders.pages, "../schema");
		if (existsSync(schemas)) copyFiles(schemas, join(copy, "schema"));
		return (await fixSite({
			...folders,
			pages
		}, examine)).flatMap((file) => {
			const original = join(folders.pages, relative(pages, file));
			return [slashed(relative(process.cwd(), original)), ...lineDiff(readText(original), readText(file))];
		});
	} finally {
		remove();
	}
}
/** Links, pipes and what cannot be read stay behind: they are reported where they are, and nothing in them is fixed. */
function copyFiles(from, to) {
	for (const path of listFolder(from).files.filter((name) => isReadable(join(from, name)))) {
		mkdirSync(dirname(join(to, path)), { recursive: true });
		copyFileSync(join(from, path), join(to, path));
	}
}
function isReadable(file) {
	try {
		return withFile(file, () => true);
	} catch {
		return false;
	}
}
/** A file that is no text is left alone. */
function decode(file) {
	try {
		return new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(readBytes(file));
	} catch {
		return;
	}
}
function withFixes(written, issues) {
	const mark = written.startsWith(BOM) ? BOM : "";
	return mark + fixText(written.slice(mark.length), issues);
}
// src/cli/change-first.ts
/**
* Makes the certain fixes, and adds words to the site's own, as the flags say.
*
* @returns what was done, in lines
*/
async function changeFirst({ flags, folders, examine }) {
	return (flags.fix ? fixedInWords(await fixSite(folders, examine)) : "") + (flags["add-words"] ? await addWords(folders, examine) : "");
}
/** Shows the same and changes nothing: without a flag the fixes alone. */
async function previewChanges({ flags, folders, examine }) {
	const fixes = await previewFixes(folders, examine);
	return flags["add-words"] ? [...fixes, ...await previewWords(folders, examine)] : fixes;
}
function fixedInWords(files) {
	if (files.length === 0) return "Nothing could be fixed by itself.\n";
	return files.map((file) => `Fixed ${slashed(relative(process.cwd(), file))}\n`).join("");
}
export { changeFirst, previewChanges };

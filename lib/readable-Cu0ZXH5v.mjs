import { l as pathOfHref, m as schemaPathFor } from "./examine-tTMtE2ro.mjs";
import { _ as pointerKeys, f as parentOf, m as slugOf } from "./kinds-CzdZfNc-.mjs";
import { F as everyPage, l as targetsWithHidden, y as isHidden } from "./positions-Bcmp3jGb.mjs";
import { a as listFolder, s as slashed } from "./read-DsH0HkE_.mjs";
import { r as readText } from "./regular-file-CZ81dcJu.mjs";
import { n as assertSingle, t as Refusal } from "./plan-BvLpIjEc.mjs";
import { t as refuseBroken } from "./refuse-broken-Ygt86wl1.mjs";
import { a as printValue, r as NEW_FILE, t as changeJson } from "./edit-C8stSjy7.mjs";
import { r as withAttributes, t as isLink$1 } from "./post-html-CQsOB3LN.mjs";
import { closeSync, existsSync, fsyncSync, lstatSync, mkdirSync, openSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { randomUUID } from "node:crypto";
// src/engine/edit/references.ts
/** Everything on the site that names a path, each place once. */
function referencesTo(site, matches) {
	const all = [...[site.shellFound, ...everyPage(site).map((page) => page.found)].flatMap(({ links, listed }) => [...links, ...listed]), ...(site.index.postHtml ?? []).flatMap(({ links }) => links)];
	return [...new Map(all.filter(({ value }) => matches(pathOfHref(value))).map((reference) => [`${reference.file} ${reference.pointer} ${reference.excerpt ?? ""}`, reference])).values()];
}
/** `1 link`, `2 links`. */
function linkCount(references) {
	return `${references.length} link${references.length === 1 ? "" : "s"}`;
}
// src/engine/edit/retarget.ts
/**
* Writes another target where a link, or a link within a longer text, names one.
*
* @param text of the file
* @param change gives the new target for the old one
*/
function retarget(text, reference, change) {
	const value = valueAt(JSON.parse(text), reference.pointer);
	const replace = replacer(reference, change);
	const next = Array.isArray(value) ? value.map((line) => replace(String(line))) : replace(String(value));
	return changeJson(text, [{
		pointer: reference.pointer,
		value: next
	}]);
}
function replacer({ value, excerpt, isHtml }, change) {
	if (isHtml) return (html) => withAttributes(html, (attribute) => isLink$1(attribute) && attribute.value === value ? change(value) : void 0);
	if (excerpt === void 0) return () => change(value);
	const literal = excerpt.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	const target = new RegExp(String.raw`(\]\(\s*<?)${literal}(?=[\s>)])`, "g");
	return (markdown) => markdown.replace(target, (_, opening) => opening + change(excerpt));
}
function valueAt(root, pointer) {
	return pointerKeys(pointer).reduce((value, key) => value?.[key], root);
}
// src/engine/edit/move-page.ts
/**
* Plans a page's new path: the file and the pages below it move, every link follows, and the old
* paths lead to the new ones.
*
* @throws {Refusal} when there is no such page, the new path is taken, or a file to be changed has mistakes
*/
function planMove(editable, from, to) {
	const { pages, schemaFolder, site, textOf } = editable;
	const moved = [...site.index.withHidden.pages.values()].filter(({ route }) => route === from || route.startsWith(`${from}/`));
	if (!moved.some(({ route }) => route === from)) throw new Refusal(`There is no page ${from}.`);
	if (from === "/") throw new Refusal("The home page cannot be moved.");
	if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(to)) throw new Refusal(`"${to}" is no good address: write small letters, digits and hyphens.`);
	assertSingle(moved.map(({ route }) => route));
	if (to === from || to.startsWith(`${from}/`)) throw new Refusal(`${to} lies below ${from}.`);
	const rename = (path) => path === from || path.startsWith(`${from}/`) ? to + path.slice(from.length) : path;
	const renameTarget = (target) => rename(pathOfHref(target)) + target.slice(pathOfHref(target).length);
	for (const { route } of moved) refuseTaken(site, rename(route), route);
	const writes = /* @__PURE__ */ new Map();
	const change = (file, edit) => {
		refuseBroken(site.index, file);
		writes.set(file, edit(writes.get(file) ?? textOf(file) ?? ""));
	};
	const references = referencesTo(site, (path) => rename(path) !== path);
	for (const reference of references) change(reference.file, (text) => retarget(text, reference, renameTarget));
	const seen = moved.filter((entry) => wasSeen(site.index, entry));
	for (const entry of seen) change(entry.file, (text) => withOldPath(text, entry, rename));
	const renames = moved.map(({ file, route }) => ({
		from: file,
		to: fileFor(pages, rename(route), file)
	}));
	for (const { from: old, to: next } of renames) change(old, (text) => withSchemaPath(text, schemaPathFor(slashed(next).slice(slashed(pages).length + 1), schemaFolder)));
	const places = new Set(references.map(({ file }) => file)).size;
	return {
		writes,
		renames,
		deletes: [],
		summary: [...moved.map(({ route }) => `Moved ${route} to ${rename(route)}.`), `Changed ${linkCount(references)} in ${places} file${places === 1 ? "" : "s"}${leadOn(seen.length)}.`]
	};
}
function leadOn(paths) {
	if (paths === 0) return "";
	return paths === 1 ? "; the old path leads to the new" : "; the old paths lead to the new";
}
/** A page may go back to a path that leads to it already. */
function refuseTaken({ index }, path, route) {
	if (index.withHidden.pages.has(path) || index.unreadable.has(path)) throw new Refusal(`There is a page ${path} already.`);
	const alias = index.withHidden.aliases.get(path);
	if (alias && alias.target !== route) throw new Refusal(`${path} is a further path of ${alias.target}. Take it out of "aliases" there first.`);
}
/** Whether visitors may know the path of a page. A site without a ledger does not know what it once showed. */
function wasSeen({ ledger }, entry) {
	return !isHidden(entry) || ledger === void 0 || ledger.addresses.includes(entry.route);
}
function withOldPath(text, { route, page }, rename) {
	const aliases = (page.aliases ?? []).filter((alias) => (typeof alias === "string" ? alias : alias.path) !== rename(route));
	return changeJson(text, [{
		pointer: "/aliases",
		value: [...aliases, route]
	}]);
}
function fileFor(pages, route, old) {
	const ending = old.endsWith("/index.json") ? "/index.json" : ".json";
	return slashed(join(pages, `${route.slice(1)}${ending}`));
}
function withSchemaPath(text, value) {
	if (typeof JSON.parse(text).$schema !== "string") return text;
	return changeJson(text, [{
		pointer: "/$schema",
		value
	}]);
}
// src/engine/edit/new-page.ts
const ROUTE = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;
/**
* Plans the file of a new page.
*
* @throws {Refusal} when the path is taken or makes no good address
*/
function planNewPage(editable, wanted) {
	const { pages, schemaFolder } = editable;
	const { index } = editable.site;
	const { route, like } = wanted;
	const known = index.withHidden;
	if (!ROUTE.test(route)) throw new Refusal(`"${route}" is no good address: write small letters, digits and hyphens, for example /locations/texas/lubbock.`);
	if (known.pages.has(route) || index.unreadable.has(route)) throw new Refusal(`There is a page ${route} already.`);
	if (known.aliases.has(route)) throw new Refusal(`${route} is a further path of ${known.aliases.get(route)?.target}. Take it out of "aliases" there first.`);
	const model = like === void 0 ? void 0 : known.pages.get(like);
	if (like !== void 0 && !model) throw new Refusal(`There is no page ${like} to take over.`);
	if (model) refuseBroken(index, model.file);
	const empty = emptyPage(wanted.title ?? titleOf(slugOf(route)));
	const { $schema: _, title: __, description: ___, aliases: ____, headTitle: _____, hidden: ______, ...taken } = model?.page ?? empty;
	const path = `${route.slice(1)}${wanted.isFolder ? "/index" : ""}.json`;
	const file = slashed(join(pages, path));
	const $schema = schemaPathFor(path, schemaFolder);
	const { title, description } = empty;
	const page = {
		$schema,
		hidden: true,
		...wanted.page ?? {
			title,
			description,
			...taken
		}
	};
	return {
		route,
		writes: /* @__PURE__ */ new Map([[file, `${printValue(page, NEW_FILE, {
			depth: 0,
			column: 0
		})}\n`]]),
		renames: [],
		deletes: [],
		summary: [
			`Made ${route}. It is hidden: visitors do not see it yet.`,
			model ? `Its texts are those of ${like}: write its own.` : "Write what stands in {fill: …}; `npm run check` says where each one is.",
			...listedBy(index, route),
			"When it is ready, press \"Show this page\" in the studio, or take \"hidden\" out of its file."
		]
	};
}
function emptyPage(title) {
	return {
		title,
		description: `{fill: what ${title} is about, in 120 to 155 characters}`,
		blocks: [{
			type: "hero",
			subtitle: `{fill: one or two sentences about ${title}}`
		}]
	};
}
function titleOf(slug) {
	return slug.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}
function listedBy(index, route) {
	const parent = parentOf(route);
	return (parent === void 0 ? void 0 : index.withHidden.pages.get(parent))?.page.blocks.some((block) => "pages" in block && block.pages === "below") ? [`${parent} lists it as soon as it is shown.`] : [];
}
// src/engine/edit/remove-page.ts
/**
* Plans the removal of a page. Links to it need a page to lead to instead; so does its path.
*
* @param to the page that takes its place, if any
* @throws {Refusal} when there is no such page, pages lie below it, links would die, or a file to be changed has mistakes
*/
function planRemove({ site, textOf }, route, to) {
	const { pages, children } = site.index.withHidden;
	const entry = pages.get(route);
	if (!entry) throw new Refusal(`There is no page ${route}.`);
	if (route === "/") throw new Refusal("The home page cannot be removed.");
	assertSingle([route]);
	const below = children.get(route) ?? [];
	if (below.length > 0) throw new Refusal(`Pages lie below ${route}: ${below.map((child) => child.route).join(", ")}. Remove or move them first.`);
	const replacement = to === void 0 ? void 0 : pages.get(to);
	if (to !== void 0 && (!replacement || to === route)) throw new Refusal(`There is no page ${to} to lead to.`);
	const paths = /* @__PURE__ */ new Set([route, ...aliasPaths(entry)]);
	const references = referencesTo(site, (path) => paths.has(path)).filter(({ file }) => file !== entry.file);
	if (!replacement && references.length > 0) throw new Refusal(wouldDie(route, references));
	const published = site.index.ledger?.addresses.filter((address) => paths.has(address)) ?? [];
	if (!replacement && published.length > 0) throw new Refusal(`${published.join(" and ")} was published and has to lead somewhere: name the page that takes its place with --redirect-to /path.`);
	if (replacement && isHidden(replacement) && (!isHidden(entry) || published.length > 0)) throw new Refusal(`${replacement.route} is hidden, so visitors who are sent there would find nothing. Show it first, or name another page.`);
	const writes = /* @__PURE__ */ new Map();
	const change = (file, edit) => {
		refuseBroken(site.index, file);
		writes.set(file, edit(writes.get(file) ?? textOf(file) ?? ""));
	};
	if (replacement) {
		const anchors = targetsWithHidden(site).anchors.get(replacement.route);
		const toReplacement = (target) => {
			const anchor = /#(.*)$/.exec(target)?.[1] ?? "";
			return anchors?.has(anchor) ? `${replacement.route}#${anchor}` : replacement.route;
		};
		for (const reference of references) change(reference.file, (text) => retarget(text, reference, toReplacement));
		const aliases = [
			...replacement.page.aliases ?? [],
			route,
			...entry.page.aliases ?? []
		];
		change(replacement.file, (text) => changeJson(text, [{
			pointer: "/aliases",
			value: aliases
		}]));
	}
	const ending = replacement ? ` Its path and ${linkCount(references)} now lead to ${replacement.route}.` : "";
	return {
		writes,
		renames: [],
		deletes: [entry.file],
		summary: [`Removed ${route}.${ending}`]
	};
}
function aliasPaths({ page }) {
	return (page.aliases ?? []).map((alias) => typeof alias === "string" ? alias : alias.path);
}
function wouldDie(route, references) {
	const places = references.map(({ file, pointer }) => `  ${slashed(relative(process.cwd(), file))} ${pointer}`);
	return [
		`${linkCount(references)} to ${route} would lead nowhere:`,
		...places,
		"Change them first, or name the page that takes its place (on the command line: --redirect-to /path)."
	].join("\n");
}
// src/studio/server/refused.ts
/** A request that is not granted. The message says why, in a full sentence. */
var Refused = class extends Error {
	status;
	isStale;
	constructor(status, message, isStale = false) {
		super(message);
		this.status = status;
		this.isStale = isStale;
	}
};
// src/studio/server/within.ts
/** No disk takes names beyond 255 bytes; what is put beside a file has a longer one. */
const SEGMENT = /^(?!\.)[A-Za-z0-9._[\]-]{1,200}$/;
/**
* The absolute path of a file in a folder.
*
* @param path below the folder, with forward slashes
* @throws {Refused} when the path leads out of the folder, by its words or by a link on the disk
*/
function fileWithin(folder, path) {
	const segments = path.split("/");
	if (path.length > 300 || !segments.every((segment) => SEGMENT.test(segment))) throw new Refused(403, `"${path.slice(0, 80)}" is no file of this site.`);
	const file = join(resolve(folder), ...segments);
	confine(folder, file);
	return slashed(file);
}
/**
* Makes sure that a file lies in a folder once all links are followed.
*
* @throws {Refused} when it does not
*/
function confine(folder, file) {
	const root = realpathSync(resolve(folder));
	const inside = realpathSync(nearestExisting(resolve(file)));
	if (inside !== root && !inside.startsWith(root + sep)) throw new Refused(403, "This file lies outside the site's folders.");
}
/** The file itself, or the first folder above it that is there. A broken link counts as there. */
function nearestExisting(path) {
	if (existsSync(path)) return path;
	if (isLink(path)) throw new Refused(403, "This file is a link that leads nowhere.");
	return nearestExisting(dirname(path));
}
function isLink(path) {
	return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}
// src/studio/server/copies/durable-file.ts
/** Ends the names of files that are being written. */
const UNFINISHED = ".new";
/**
* Writes a file whole or not at all, and returns when the disk has it.
*
* @param root folder that is there already; those between it and the file are made
*/
function writeDurably(root, file, text) {
	makeFolders(root, dirname(file));
	const aside = join(dirname(file), process.pid + UNFINISHED);
	writeFileSync(aside, text, { flush: true });
	renameSync(aside, file);
	syncFolder(dirname(file));
}
/** Removes a file, and returns when the disk knows. */
function removeDurably(file) {
	rmSync(file, { force: true });
	syncFolder(dirname(file));
}
/** Whether a file is what a write that was stopped has left. */
function isUnfinished(name) {
	return name.endsWith(UNFINISHED);
}
function makeFolders(root, folder) {
	if (folder === root || existsSync(folder)) return;
	makeFolders(root, dirname(folder));
	mkdirSync(folder, { recursive: true });
	syncFolder(dirname(folder));
}
/** A new name lasts when its folder is on the disk. Windows does not open folders, and needs no such step. */
function syncFolder(folder) {
	if (process.platform === "win32" || !existsSync(folder)) return;
	const handle = openSync(folder, "r");
	try {
		fsyncSync(handle);
	} finally {
		closeSync(handle);
	}
}
// src/studio/server/copies/working-copies.ts
/** Whether a writer knows of a copy. Its own counts though the answer may have been lost on the way. */
function isSeen(copy, { window, after }) {
	return copy.version === after || copy.window === window;
}
// src/studio/server/copies/copies-on-disk.ts
/** The folder beside the pages in which the studio keeps what is no part of the site. */
const STUDIO_FOLDER = ".studio";
/**
* Working copies as files beside the pages: `.studio/copies/visit.json` for `pages/visit.json`.
*
* @param pages absolute path of the pages folder
*/
function copiesOnDisk(pages) {
	const home = join(dirname(pages), STUDIO_FOLDER);
	const folder = join(home, "copies");
	for (const path of pathsIn(folder).filter(isUnfinished)) removeDurably(join(folder, path));
	const copies = {
		list: () => pathsIn(folder).filter((path) => /^[^_].*\.json$/.test(path)),
		read(path) {
			const file = existsSync(folder) ? fileWithin(folder, path) : "";
			return existsSync(file) ? readCopy(file) : void 0;
		},
		write(path, work, writer) {
			const there = copies.read(path);
			if (there && !isSeen(there, writer)) return {
				outcome: "conflict",
				copy: there
			};
			const now = (/* @__PURE__ */ new Date()).toISOString();
			const copy = {
				...work,
				version: randomUUID(),
				savedAt: now,
				window: writer.window
			};
			writing(folder, () => {
				makeHome(home, folder);
				writeDurably(folder, fileWithin(folder, path), `${JSON.stringify(copy, null, 2)}\n`);
			});
			return {
				outcome: "kept",
				copy
			};
		},
		discard(path, writer) {
			const there = copies.read(path);
			if (there && !isSeen(there, writer)) return false;
			if (there) removeDurably(fileWithin(folder, path));
			return true;
		}
	};
	return copies;
}
function pathsIn(folder) {
	return existsSync(folder) ? listFolder(folder).files : [];
}
/** The folder keeps itself out of version control, whatever the repository says. */
function makeHome(home, folder) {
	if (existsSync(folder)) return;
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(home, ".gitignore"), "*\n");
}
/** @throws {Refused} when the disk is full or does not let anybody write */
function writing(folder, write) {
	try {
		write();
	} catch (cause) {
		const { code } = cause;
		if (code === void 0) throw cause;
		throw new Refused(507, `Unsaved changes cannot be kept, because the folder ${folder} cannot be written (${code}). Save them, or make room for that folder.`);
	}
}
/** @throws {Refused} when somebody has changed the file so that it is no copy any more */
function readCopy(file) {
	try {
		const { version, base, savedAt, window, page } = JSON.parse(readText(file));
		if ([
			version,
			base,
			savedAt,
			window
		].every((field) => typeof field === "string") && typeof page === "object" && page !== null) return {
			version,
			base,
			savedAt,
			window,
			page
		};
	} catch {}
	throw new Refused(422, `The unsaved changes in ${file} cannot be read. Move that file out of its folder, and load the studio again.`);
}
// src/studio/server/copies/readable.ts
/** The copy of a page, if there is one that can be read; opening its page says what is wrong with another. */
function readable(copies, path) {
	try {
		return copies.read(path);
	} catch (cause) {
		if (cause instanceof Refused) return void 0;
		throw cause;
	}
}
export { fileWithin as a, planNewPage as c, confine as i, planMove as l, copiesOnDisk as n, Refused as o, isSeen as r, planRemove as s, readable as t };

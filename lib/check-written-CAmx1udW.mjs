import { d as matchesPattern, u as isPattern } from "./kinds-CzdZfNc-.mjs";
import { A as parseHref, s as ownPath, z as SITE_FILES } from "./positions-Bcmp3jGb.mjs";
import { i as listFiles, r as isIgnored, s as slashed } from "./read-DsH0HkE_.mjs";
import { i as textIfReadable } from "./regular-file-CZ81dcJu.mjs";
import { t as isAnotherRunning } from "./another-running-CWPuHHOd.mjs";
import { a as removeWhole, i as readKept, n as keepNewest, r as moved } from "./kept-Z8Gz49ve.mjs";
import { copyFileSync, existsSync, linkSync, lstatSync, mkdirSync, readFileSync, readdirSync, readlinkSync, realpathSync, renameSync, rmSync, rmdirSync, statSync, unlinkSync, utimesSync, writeFileSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { hostname } from "node:os";
import { createHash } from "node:crypto";
// src/engine/output/place-file.ts
/**
* Puts a file of the cache into the output: as a second name of the same file where the disk allows
* it, which costs neither time nor room, else as a copy.
*/
function placeFile(cached, target) {
	if (statSync(target, { throwIfNoEntry: false })?.ino === statSync(cached).ino) return;
	rmSync(target, { force: true });
	try {
		linkSync(cached, target);
	} catch {
		copyFileSync(cached, target);
	}
}
// src/engine/output/written/written-site.ts
/** Takes from a site what the check has to know. */
function writtenSite({ index }) {
	const entries = [...index.pages.values(), index.notFound];
	return {
		url: index.site.url,
		siteFile: index.siteFile,
		aliases: Object.fromEntries([...index.aliases].map(([path, { target }]) => [path, target])),
		patterns: [...index.pages.keys()].filter(isPattern),
		files: Object.fromEntries(entries.map(({ route, file }) => [route, file]))
	};
}
// src/engine/output/shard.ts
/** The whole site as one part. */
const WHOLE = {
	number: 1,
	count: 1
};
/** The file by which parts are known and put together; a whole site has none. */
const SHARD_FILE = SITE_FILES.part;
/** Prepares what a part says of its documents: of the site's files it names only those that it may need. */
function writtenPart(site, collected) {
	const { siteFile, files, ...facts } = writtenSite(site);
	const nameOf = (file) => slashed(relative(process.cwd(), file));
	const routes = /* @__PURE__ */ new Set([...collected.seen.map(({ route }) => route), "/404"]);
	const needed = Object.entries(files).filter(([route]) => routes.has(route));
	return {
		site: {
			...facts,
			siteFile: nameOf(siteFile),
			files: Object.fromEntries(needed.map(([route, file]) => [route, nameOf(file)]))
		},
		collected
	};
}
/** The entries of a list that belong to a part: every machine counts in the same way. */
function* ownEntries(entries, shard) {
	let at = 0;
	for (const entry of entries) {
		if (at % shard.count === shard.number - 1) yield entry;
		at += 1;
	}
}
/** Whether a part brings what the site has only once: scripts, styles, sitemap and the rules for hosts. */
function bringsCommonFiles({ number }) {
	return number === 1;
}
/** Marks an output as a part of a site. */
function markShard(output, mark) {
	output.write(SHARD_FILE, JSON.stringify(mark));
}
// src/engine/output/earlier-assets.ts
/** The file that says which assets come from earlier outputs. Hosts have no address for it. */
const EARLIER_FILE = SITE_FILES.earlier;
/** So many earlier outputs keep their assets. */
const MOST = 2;
/**
* Takes along the assets of the last two outputs that had others than this one. A visitor who opened a
* page before the switch, or before the one before, still gets its styles, scripts and pictures. An
* output that replaces none has no such assets, so that the same site gives the same bytes everywhere.
*
* @param target the output that is about to be replaced
* @param output the one that replaces it, complete but for this
*/
function keepEarlierAssets(target, output) {
	const now = new Set(output.files());
	const isGone = (path) => !now.has(path) && !now.has(path.replace(/\.(br|gz)$/, ""));
	const [own = [], ...earlier] = assetsOf(target);
	const gone = own.filter(isGone);
	const generations = (gone.length > 0 ? [gone, ...earlier] : earlier).slice(0, MOST).map((paths) => paths.filter((path) => isGone(path) && takeAlong(path, target, output)));
	if (generations.flat().length > 0) output.write(EARLIER_FILE, JSON.stringify(generations));
}
/** The assets of an output itself, then those of each output before it, the latest first. */
function assetsOf(output) {
	if (!existsSync(join(output, "assets"))) return [];
	const record = join(output, EARLIER_FILE);
	const earlier = readKept(record) ?? [];
	const taken = new Set(earlier.flat());
	return [listFiles(join(output, "assets")).map((name) => `assets/${name}`).filter((path) => !taken.has(path)), ...earlier];
}
/** @returns whether it could be done; not, when another build has just put its output there */
function takeAlong(path, from, output) {
	try {
		placeFile(join(from, path), join(output.folder, path));
		output.keep(path);
		return true;
	} catch (cause) {
		if (cause.code === "ENOENT") return false;
		throw cause;
	}
}
// src/engine/output/output-record.ts
/** The file by which an output is known again, also after it was moved or copied. Hosts have no address for it. */
const OUTPUT_FILE = SITE_FILES.output;
/** What it says. */
const OUTPUT_RECORD = "This folder was written by page-engine. Every build replaces it with all that is in it.\n";
/**
* Whether an earlier build has written a folder. Outputs from before there was a record are known by the
* data of their not-found page, or by the file of a part; no other program writes these.
*/
function isOutput(folder) {
	const begins = (name, text) => textIfReadable(join(folder, name))?.startsWith(text) ?? false;
	return begins(OUTPUT_FILE, "This folder was written by page-engine. Every build replaces it with all that is in it.\n") || begins(SHARD_FILE, "{\"number\":") || begins("404.json", "{\"build\":\"") && existsSync(join(folder, "_headers"));
}
// src/engine/output/output-spare.ts
/** Outputs that one is kept for: each takes as much room as a site. */
const MOST_KEPT = 4;
/**
* @param place the output that it belongs to
* @param cache folder that it is kept in
*/
function createSpare(place, cache) {
	const name = createHash("sha256").update(place).digest("hex").slice(0, 16);
	const kept = join(cache, "spare", name);
	return {
		takeTo: (folder) => moved(kept, folder),
		put(folder) {
			mkdirSync(dirname(kept), { recursive: true });
			removeWhole(kept);
			utimesSync(folder, /* @__PURE__ */ new Date(), /* @__PURE__ */ new Date());
			if (!moved(folder, kept)) rmSync(folder, {
				recursive: true,
				force: true
			});
			keepNewest(dirname(kept), MOST_KEPT);
		}
	};
}
// src/engine/output/output-switch.ts
/** How often putting a folder in place is tried while another build does the same. */
const TRIES = 50;
const MEANWHILE = /* @__PURE__ */ new Set([
	"ENOENT",
	"ENOTEMPTY",
	"EEXIST"
]);
/**
* Puts a folder in place of another, by renaming.
*
* @param old name that the earlier folder is given
* @returns where the earlier folder is now; nothing when there was none
*/
function switchFolders(folder, place, old) {
	for (let left = TRIES;; left -= 1) {
		const moved = existsSync(place) && rename(place, old, left);
		if (rename(folder, place, left)) return moved ? old : void 0;
		if (moved && !existsSync(place)) renameSync(old, place);
		else if (moved) rmSync(old, {
			recursive: true,
			force: true
		});
	}
}
/** @returns whether it was done; not, when another build was at the same place just now */
function rename(from, to, left) {
	try {
		renameSync(from, to);
		return true;
	} catch (cause) {
		if (left > 0 && MEANWHILE.has(cause.code ?? "")) return false;
		throw cause;
	}
}
/**
* Takes away what builds that were killed have left beside the output. If one was killed between
* taking the earlier output away and putting the new one in its place, the earlier one comes back.
*
* @returns the beginning of names that this process may use beside the output
*/
function tidyBeside(place) {
	const beginning = `${basename(place)}.${hostname()}-`;
	const folder = dirname(place);
	for (const name of existsSync(folder) ? readdirSync(folder) : []) {
		const [pid, kind] = name.startsWith(beginning) ? name.slice(beginning.length).split(".") : [];
		if (!/^\d+$/.test(pid ?? "") || isAnotherRunning(Number(pid))) continue;
		const left = join(folder, name);
		if (kind === "old" && !existsSync(place)) renameSync(left, place);
		else rmSync(left, {
			recursive: true,
			force: true
		});
	}
	return join(folder, `${beginning}${process.pid}`);
}
// src/engine/output/output-target.ts
/** A folder that is not the build's to replace. The message says why, and what to do. */
var UnsafeTargetError = class extends Error {
	constructor(target, reason) {
		super(`The site cannot be written to ${target}: ${reason}. Name a new folder with --out, for example --out dist.`);
	}
};
/**
* Finds the folder that an output goes to. A link stays where it is, and what it leads to is replaced.
*
* @param out as it was named
* @returns its path with all links followed
* @throws {UnsafeTargetError} when a build may not replace it
*/
function safeTarget(out, { sources, roots }) {
	const target = behindLinks(resolve(out));
	for (const source of sources.map(behindLinks)) if (isWithin(source, target)) throw new UnsafeTargetError(target, source === target ? "it is no folder for outputs" : `it lies in ${source}`);
	for (const kept of [...sources, ...roots].map(behindLinks)) if (isWithin(target, kept)) throw new UnsafeTargetError(target, `it holds ${kept}, which would be replaced with it`);
	assertReplaceable(target);
	return target;
}
/**
* Makes sure that nothing is lost when a folder is replaced.
*
* @throws {UnsafeTargetError} when it is neither new nor empty nor what an earlier build has written
*/
function assertReplaceable(target) {
	const stat = statSync(target, { throwIfNoEntry: false });
	if (!stat) return;
	if (!stat.isDirectory()) throw new UnsafeTargetError(target, "it is a file");
	const names = readdirSync(target).filter((name) => !isIgnored(name));
	if (names.includes(".git")) throw new UnsafeTargetError(target, "it holds a Git repository, which would be replaced with it");
	const [first] = names;
	if (first !== void 0 && !isOutput(target)) throw new UnsafeTargetError(target, `it holds ${first}, which no build has written and which would be replaced with it`);
}
/** The path with all links followed, as far as it is there: the rest is made by the build. */
function behindLinks(path) {
	try {
		return realpathSync.native(path);
	} catch (cause) {
		if (cause.code !== "ENOENT") throw cause;
		if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return behindLinks(resolve(dirname(path), readlinkSync(path)));
		const above = dirname(path);
		return above === path ? path : join(behindLinks(above), basename(path));
	}
}
/** Whether a path is a folder or lies in it. */
function isWithin(folder, path) {
	const way = relative(folder, path);
	return !isAbsolute(way) && way !== ".." && !way.startsWith(`..${sep}`);
}
// src/engine/output/write-changed.ts
/** Makes what writes the files of one output. It knows which folders are new, where nothing has to be compared. */
function createWriteChanged() {
	const isNew = /* @__PURE__ */ new Map();
	return (file, text) => {
		const folder = dirname(file);
		if (!isNew.has(folder)) isNew.set(folder, mkdirSync(folder, { recursive: true }) !== void 0);
		if (!isNew.get(folder) && !makeRoom(file, text)) return;
		writeFileSync(file, text);
	};
}
/**
* Takes an earlier file away, so that a second name of it keeps its text.
*
* @returns whether the text has to be written
*/
function makeRoom(file, text) {
	const before = textOf(file);
	if (before === text) return false;
	if (before !== void 0) unlinkSync(file);
	return true;
}
function textOf(file) {
	try {
		return readFileSync(file, "utf8");
	} catch {
		return;
	}
}
// src/engine/output/output.ts
/**
* Prepares a folder beside the target, on the same disk, so that putting it in place is a rename. It
* starts as the output before the last one, if that is still there: files that are the same again
* are not written again.
*
* @param target folder that is replaced, as {@link safeTarget} gives it
* @param cache folder where the output before the last one is kept
*/
function createOutput(target, cache) {
	mkdirSync(dirname(target), { recursive: true });
	const aside = tidyBeside(target);
	const spare = createSpare(target, cache);
	const folder = `${aside}.new`;
	if (!spare.takeTo(folder)) mkdirSync(folder);
	const kept = /* @__PURE__ */ new Set();
	const writeChanged = createWriteChanged();
	const write = (path, text) => {
		kept.add(path);
		writeChanged(join(folder, path), text);
	};
	return {
		folder,
		write,
		keep: (path) => kept.add(path),
		files: () => [...kept],
		commit() {
			write(OUTPUT_FILE, OUTPUT_RECORD);
			removeOthers(folder, "", kept);
			assertReplaceable(target);
			const old = switchFolders(folder, target, `${aside}.old`);
			if (old !== void 0) spare.put(old);
		},
		discard() {
			rmSync(folder, {
				recursive: true,
				force: true
			});
		}
	};
}
/** Removes everything that does not belong to the output any more. */
function removeOthers(folder, below, kept) {
	let left = 0;
	for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
		const path = below === "" ? entry.name : `${below}/${entry.name}`;
		if (entry.isDirectory()) left += removeOthers(folder, path, kept);
		else if (kept.has(path)) left += 1;
		else unlinkSync(join(folder, path));
	}
	if (left === 0 && below !== "") rmdirSync(join(folder, below));
	return left;
}
// src/engine/output/written/check-written.ts
/** Prepares to check the written files of a site. Only what is needed of them is kept, whatever their number. */
function createWrittenCheck(site) {
	const seen = /* @__PURE__ */ new Map();
	const broken = /* @__PURE__ */ new Map();
	const ids = /* @__PURE__ */ new Map();
	let documents = 0;
	return {
		take(collected) {
			documents += collected.ids.length;
			for (const [path, own] of collected.ids) ids.set(path, new Set(own));
			for (const reference of collected.seen) merge(seen, reference);
			for (const reference of collected.broken) merge(broken, reference);
		},
		taken: () => ({
			seen: inOrder(seen),
			broken: inOrder(broken),
			ids: [...ids.keys()].sort().map((path) => [path, [...ids.get(path) ?? []]])
		}),
		finish(files) {
			const place = (reference) => placeOf(site, reference, documents);
			const wrong = [...broken.values()].map((reference) => brokenId(reference, place(reference)));
			if (files === void 0) return wrong;
			const judge = createJudge(site, new Set(files), ids);
			return [...[...seen.values()].flatMap((reference) => {
				const reason = judge(reference);
				return reason === void 0 ? [] : [deadReference(reference, reason, place(reference))];
			}), ...wrong];
		}
	};
}
function inOrder(noted) {
	return [...noted.keys()].sort().flatMap((key) => noted.get(key) ?? []);
}
/** The first document with a reference stands for all, whichever thread wrote it. */
function merge(into, reference) {
	const key = `${reference.place} ${reference.value}`;
	const known = into.get(key);
	if (!known) into.set(key, reference);
	else {
		const first = known.path <= reference.path ? known : reference;
		into.set(key, {
			...first,
			count: known.count + reference.count
		});
	}
}
/** Says why a reference leads nowhere; nothing when it is right, or told at its source already. */
function createJudge(site, files, ids) {
	const fileOf = (path) => {
		const bare = path.slice(1);
		const exact = [bare, bare === "" ? "index.html" : `${bare}/index.html`].find((candidate) => files.has(candidate));
		const route = site.aliases[path];
		const isOne = site.patterns.some((pattern) => matchesPattern(pattern, path));
		return exact ?? (route === void 0 ? isOne ? "" : void 0 : fileOf(route));
	};
	return ({ value, path }) => {
		if (/^(data|blob):/i.test(value)) return void 0;
		const own = ownPath(value, site.url);
		const href = parseHref(own ?? absoluteIn(path, value));
		if (href.kind === "bad") return href.reason;
		if (href.kind === "outside") return void 0;
		const file = href.path === "" ? path : fileOf(href.path);
		if (file === void 0) return "leads to nothing that is written.";
		const anchors = ids.get(file);
		return href.anchor === "" || href.anchor === "top" || anchors === void 0 || anchors.has(href.anchor) ? void 0 : "leads to a place that is not there.";
	};
}
/** Addresses in style sheets are relative to the sheet. */
function absoluteIn(path, value) {
	if (!path.endsWith(".css") || value.startsWith("#")) return value;
	const url = new URL(value, `https://styles.invalid/${path}`);
	return url.host === "styles.invalid" ? url.pathname : value;
}
/** What stands in most documents comes from the frame. */
function placeOf(site, { route, count }, documents) {
	const file = route === void 0 ? void 0 : site.files[route] ?? site.files["/404"];
	return file === void 0 || documents > 2 && count > documents / 2 ? site.siteFile : file;
}
const HINT = "No field of the pages says this; it comes from a component, from the site file or from a shared block. Mend it there.";
function deadReference({ place, value, path, count }, reason, file) {
	return {
		rule: "html-link",
		message: `In the written file ${path}${count > 1 ? ` and ${count - 1} more` : ""}, ${place} ${JSON.stringify(value)} ${reason}`,
		hint: HINT,
		file,
		pointer: "",
		excerpt: `${place} ${value}`
	};
}
function brokenId({ place, value, path, count }, file) {
	return {
		rule: "html-reference",
		message: `In the written file ${path}${count > 1 ? ` and ${count - 1} more` : ""}, ${place === "id" ? `the id ${JSON.stringify(value)} stands twice.` : `${place} names ${JSON.stringify(value)}, and no element has that id.`}`,
		hint: HINT,
		file,
		pointer: "",
		excerpt: `${place} ${value}`
	};
}
export { keepEarlierAssets as a, bringsCommonFiles as c, writtenPart as d, writtenSite as f, safeTarget as i, markShard as l, createOutput as n, SHARD_FILE as o, placeFile as p, createWriteChanged as r, WHOLE as s, createWrittenCheck as t, ownEntries as u };

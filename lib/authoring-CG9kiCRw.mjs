import { n as finishInterrupted, t as carryOut } from "./carry-out-ksXXYNAV.mjs";
import { c as planNewPage, l as planMove, n as copiesOnDisk, s as planRemove, t as readable } from "./readable-Cu0ZXH5v.mjs";
import { t as refuseBroken } from "./refuse-broken-Ygt86wl1.mjs";
import { f as parentOf, m as slugOf } from "./kinds-CzdZfNc-.mjs";
import { t as changeJson } from "./edit-C8stSjy7.mjs";
import { t as Refusal } from "./plan-BvLpIjEc.mjs";
import { b as DEFINITIONS, d as ORIGINAL_URLS, f as isPagePath, n as examineSite, v as loadEngine } from "./examine-tTMtE2ro.mjs";
import { a as listFolder, s as slashed } from "./read-DsH0HkE_.mjs";
import { a as ROOT, c as overridesFromEnvironment, h as UsageError, s as foldersFrom } from "./places-B51ewG4_.mjs";
import { r as readText } from "./regular-file-CZ81dcJu.mjs";
import { n as writeLiveLists } from "./live-lists-CDSEdEbw.mjs";
import { t as createProgress } from "./progress-BMmVcxSK.mjs";
import { parseArgs } from "node:util";
import { existsSync, readdirSync } from "node:fs";
import { basename, join, relative } from "node:path";
// src/engine/edit/template.ts
/**
* Plans a page of a kind, and the page above it when there is none.
*
* @param templates by kind
* @throws {Refusal} when there is no such kind, an answer is missing, or the path is taken
*/
function planFromTemplate(site, templates, wanted) {
	const template = templateFor(templates, wanted);
	const { index } = site.site;
	const page = filled(template, wanted, index);
	const above = parentOf(page.route) ?? "/";
	if (template.parent === void 0 || isThere(index, above)) {
		const made = planNewPage(site, withoutEmptyLists(page));
		return {
			...made,
			writes: new Map([...made.writes, ...listedAbove(site, page.route)])
		};
	}
	const made = planNewPage(site, page);
	const parentPage = filled(templateFor(templates, {
		...wanted,
		kind: template.parent
	}), {
		kind: template.parent,
		name: wanted.in ?? "",
		today: wanted.today
	}, index);
	const parent = planNewPage(site, parentPage);
	return {
		...made,
		writes: new Map([
			...parent.writes,
			...made.writes,
			...listedAbove(site, above)
		]),
		summary: [.../* @__PURE__ */ new Set([...parent.summary, ...made.summary])]
	};
}
function templateFor(templates, wanted) {
	const template = templates.get(wanted.kind);
	if (!template) throw new Refusal(`There is no kind "${wanted.kind}"; there are ${[...templates.keys()].join(", ")}.`);
	if (template.ask.in !== void 0 && !wanted.in) throw new Refusal(`${template.ask.in} Add --in and the answer.`);
	return template;
}
/** A page without pages below it lists none. */
function withoutEmptyLists(wanted) {
	const { page } = wanted;
	if (!page) return wanted;
	const blocks = page.blocks.filter((block) => !("pages" in block && block.pages === "below"));
	return {
		...wanted,
		page: {
			...page,
			blocks
		}
	};
}
/** The page above with the new one added, where it lists the pages below it one by one. */
function listedAbove({ site, textOf }, route) {
	const above = parentOf(route);
	const entry = above === void 0 ? void 0 : site.index.withHidden.pages.get(above);
	const text = entry && textOf(entry.file);
	if (!entry || text === void 0) return [];
	const at = entry.page.blocks.findIndex((block) => "pages" in block && Array.isArray(block.pages) && block.pages.every((path) => parentOf(path) === above));
	const block = entry.page.blocks[at];
	if (!block || !("pages" in block) || !Array.isArray(block.pages)) return [];
	refuseBroken(site.index, entry.file);
	const pointer = `/blocks/${at}/pages/${block.pages.length}`;
	return [[entry.file, changeJson(text, [{
		pointer,
		value: route
	}])]];
}
/** A name as a part of an address: `New York` is `new-york`. */
function slugFor(name) {
	return name.normalize("NFKD").replace(/\p{M}|[’']/gu, "").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
}
function isThere(index, route) {
	return index.withHidden.pages.has(route) || index.unreadable.has(route);
}
function filled(template, { name, in: place = "", today }, index) {
	const route = template.path.replace("<name>", slugFor(name)).replace("<in>", slugFor(place));
	const above = parentOf(route) ?? "/";
	const shown = index.withHidden.pages.get(above)?.page.title ?? place;
	const fill = (text) => text.replaceAll("<name>", () => name).replaceAll("/<in>", () => `/${slugFor(place)}`).replaceAll("<in>", () => shown).replaceAll("<today>", () => today);
	return {
		route,
		page: mapTexts(template.page, fill),
		isFolder: template.folder
	};
}
function mapTexts(value, change) {
	if (typeof value === "string") return change(value);
	if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]));
}
// src/studio/server/copies/move-copies.ts
/** What moves a copy is no window. */
const MOVER = "move";
/**
* Lets unsaved work follow pages whose files were moved.
*
* @param moves paths below the pages folder
*/
function moveCopies(copies, moves) {
	for (const { from, to } of moves) {
		const copy = readable(copies, from);
		if (!copy) continue;
		const { base, page, version: after } = copy;
		const writer = {
			window: MOVER,
			after
		};
		if (copies.write(to, {
			base,
			page
		}, writer).outcome === "kept") copies.discard(from, writer);
	}
}
// src/cli/ask-for-page.ts
/** The templates of a site: the files of the folder `templates` beside its pages. */
function readTemplates(pages) {
	const folder = join(pages, "../templates");
	if (!existsSync(folder)) throw new Refusal("This site has no templates. Give the new page a path: npm run new -- /path.");
	const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
	return new Map(files.map((name) => [basename(name, ".json"), JSON.parse(readText(join(folder, name)))]));
}
/** Stands in a list for an answer that is not in it. */
const ANOTHER = "";
/**
* Asks in the terminal for what the flags do not say.
*
* @throws {Refusal} when something is missing and nobody can be asked
* @throws {Cancelled} when the author breaks off
*/
async function askForPage({ templates, given, site }) {
	const today = (/* @__PURE__ */ new Date()).toISOString().slice(0, 10);
	const kind = given.kind ?? await askForKind(templates);
	const template = templates.get(kind);
	if (!template) return {
		kind,
		name: kind,
		today
	};
	const { ask } = template;
	const where = given.in ?? (ask.in && await askWhere(ask.in, template, site));
	const wanted = (name) => ({
		kind,
		name,
		in: where,
		today
	});
	if (given.name !== void 0) return wanted(given.name);
	if (!canAsk()) throw new Refusal(`${ask.name} Say it with --name.`);
	const { writeText } = await import("./prompts-DbEne-yN.mjs");
	const faultOf = (name) => withoutName(name) ?? refusalOf(() => planFromTemplate(site, templates, wanted(name)));
	return wanted(await writeText(ask.name, faultOf));
}
async function askForKind(templates) {
	if (!canAsk()) throw new Refusal(`Nobody can be asked here, because this is not a terminal. Say what to make with --kind (${[...templates.keys()].join(", ")}) and --name, or give the page an address: npm run new -- /path.`);
	const { chooseOne } = await import("./prompts-DbEne-yN.mjs");
	return chooseOne("What do you want to make?", [...templates].map(([value, { label, path }]) => ({
		value,
		label: label.charAt(0).toUpperCase() + label.slice(1),
		hint: path.replaceAll(/<\w+>/g, "…")
	})));
}
/** What the new page lies in: one of the pages that are there, or another one. */
async function askWhere(question, { path, parent }, { site }) {
	if (!canAsk()) throw new Refusal(`${question} Say it with --in.`);
	const { findOne, writeText } = await import("./prompts-DbEne-yN.mjs");
	const above = path.slice(0, path.indexOf("/<in>"));
	const there = (site.index.withHidden.children.get(above || "/") ?? []).map(({ route, page }) => ({
		value: slugOf(route),
		label: page.title
	}));
	const others = parent === void 0 ? [] : [{
		value: ANOTHER,
		label: "Another one"
	}];
	const answer = there.length > 0 ? await findOne(question, [...there, ...others]) : ANOTHER;
	return answer === ANOTHER ? writeText("What is it called?", withoutName) : answer;
}
function withoutName(name) {
	return slugFor(name) === "" ? "Write a name with at least one letter or digit." : void 0;
}
/** What stands against a plan, in words. */
function refusalOf(plan) {
	try {
		plan();
		return;
	} catch (cause) {
		if (cause instanceof Refusal) return cause.message;
		throw cause;
	}
}
function canAsk() {
	return process.stdin.isTTY === true && process.stderr.isTTY === true;
}
// src/cli/authoring.ts
const FLAGS = {
	pages: { type: "string" },
	media: { type: "string" },
	title: { type: "string" },
	like: { type: "string" },
	to: { type: "string" },
	"redirect-to": { type: "string" },
	kind: { type: "string" },
	name: { type: "string" },
	in: { type: "string" }
};
/** Makes a page: `new /path --title "Title" --like /other/page`, or of a kind: `new --kind city --in Texas --name Lubbock`. */
const newPage = authoringCommand({
	paths: ["path"],
	asks: true
}, async (editable, [route], flags) => {
	if (route !== void 0) return planNewPage(editable, {
		...flags,
		route
	});
	const templates = readTemplates(editable.pages);
	return planFromTemplate(editable, templates, await askForPage({
		templates,
		given: flags,
		site: editable
	}));
});
/** Moves a page with its links: `move /old /new`. */
const movePage = authoringCommand({ paths: ["old path", "new path"] }, (editable, [from = "", to = ""]) => planMove(editable, from, to));
/** Removes a page: `remove /path --to /other`. */
const removePage = authoringCommand({ paths: ["path"] }, (editable, [route = ""], flags) => planRemove(editable, route, flags["redirect-to"] ?? flags.to));
function authoringCommand(usage, plan) {
	return { async run(args) {
		const { paths, flags } = readPaths(args, usage);
		const folders = foldersFrom(flags);
		finishInterrupted(folders.pages);
		const progress = createProgress(process.stderr);
		const engine = loadEngine({
			root: ROOT,
			definitions: DEFINITIONS,
			cache: folders.cache
		});
		const examined = await progress.during(`Reading ${pagesIn(folders.pages)}`, () => examineSite({
			...engine,
			folders,
			urls: ORIGINAL_URLS,
			overrides: overridesFromEnvironment(process.env)
		}));
		refuseBroken(examined.site.index, examined.site.index.siteFile);
		const planned = await plan({
			pages: folders.pages,
			schemaFolder: engine.schemaFolder,
			site: examined.site,
			textOf: examined.loaded.textOf
		}, paths, flags);
		await progress.during("Writing", () => {
			carryOut(planned, folders.pages);
			moveCopies(copiesOnDisk(folders.pages), planned.renames.map(belowOf(folders.pages)));
		});
		await progress.during("Listing pages and pictures for editors", () => writeLiveLists(folders));
		process.stdout.write(`${planned.summary.join("\n")}\n`);
		return 0;
	} };
}
/** Paths of files as the studio knows them. */
function belowOf(pages) {
	const below = (file) => slashed(relative(pages, file));
	return ({ from, to }) => ({
		from: below(from),
		to: below(to)
	});
}
/** How many pages there are, in words. */
function pagesIn(folder) {
	const count = listFolder(folder).files.filter(isPagePath).length;
	return count === 1 ? "1 page" : `${count} pages`;
}
function readPaths(args, { paths, asks = false }) {
	const usage = `This command takes: ${paths.map((name) => `<${name}>`).join(" ")} ${Object.keys(FLAGS).map((name) => `[--${name} …]`).join(" ")}`;
	try {
		const { values, positionals } = parseArgs({
			args,
			options: FLAGS,
			allowPositionals: true
		});
		if (positionals.length === paths.length || positionals.length === 0 && asks) return {
			paths: positionals,
			flags: values
		};
	} catch (cause) {
		throw new UsageError(usage, { cause });
	}
	throw new UsageError(usage);
}
export { movePage, newPage, removePage };

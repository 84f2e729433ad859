import { n as finishInterrupted, t as carryOut } from "./carry-out-ksXXYNAV.mjs";
import { t as lineDiff } from "./line-diff-_DfAPkmk.mjs";
import { _ as pointerKeys, o as kindOf, r as SITE_FILE } from "./kinds-CzdZfNc-.mjs";
import { a as printValue, i as layoutOf, t as changeJson } from "./edit-C8stSjy7.mjs";
import { t as Refusal } from "./plan-BvLpIjEc.mjs";
import { t as LEDGER_FILE } from "./ledger-DdLRg_V9.mjs";
import { a as listFolder } from "./read-DsH0HkE_.mjs";
import { r as readText } from "./regular-file-CZ81dcJu.mjs";
import { h as UsageError, i as PROJECT, r as PACKAGE, s as foldersFrom, t as ENGINE_VERSION, u as openTemporaryFolder } from "./places-B51ewG4_.mjs";
import { parseArgs } from "node:util";
import { existsSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { spawnSync } from "node:child_process";
import { gt, lte } from "semver";
// src/engine/edit/migrations/migrations.ts
/** All migrations, in the order of their versions. One is made as soon as the engine has its version. */
const MIGRATIONS = [{
	version: "1.0.0-alpha.2",
	summary: "A shared block is written { \"use\": \"name\" } instead of { \"type\": \"shared\", \"name\": \"name\" }.",
	migrate({ kind, value }) {
		const at = kind === "template" ? "/page" : "";
		const page = kind === "template" ? value?.page : value;
		if (kind !== "page" && kind !== "template") return {
			changes: [],
			decisions: []
		};
		const blocks = page?.blocks;
		const shared = (Array.isArray(blocks) ? blocks : []).map((block, index) => ({
			block,
			pointer: `${at}/blocks/${index}`
		})).filter(({ block }) => block?.type === "shared");
		const named = shared.filter(({ block }) => typeof block?.name === "string");
		return {
			changes: named.map(({ block, pointer }) => ({
				pointer,
				value: { use: block?.name }
			})),
			decisions: shared.filter((reference) => !named.includes(reference)).map(({ pointer }) => ({
				pointer,
				message: "This shared block has no name. Write { \"use\": \"name\" } with the name of a file in pages/_shared."
			}))
		};
	}
}];
// src/engine/edit/migrations/change-values.ts
/**
* Makes changes one after the other, each where its value stands: an object that stood on one line stays on one,
* also when nothing of it is left.
*
* @param text the file's text
* @returns the changed text
*/
function changeValues(text, changes) {
	return changes.reduce(changeValue, text);
}
function changeValue(text, change) {
	const { pointer, value } = change;
	const root = parseTree(text);
	const node = root && findNodeAtLocation(root, pathOf(root, pointer));
	if (!node || value === void 0) return changeJson(text, [change]);
	const { offset, length } = node;
	const layout = layoutOf(text);
	const depth = depthOf(node);
	const compact = !text.slice(offset, offset + length).includes("\n");
	const printed = printValue(value, layout, {
		depth,
		column: depth * layout.unit.length,
		compact
	});
	return text.slice(0, offset) + printed + text.slice(offset + length);
}
/** Entries of lists are found by number, those of objects by name. */
function pathOf(root, pointer) {
	const path = [];
	for (const key of pointerKeys(pointer)) {
		const isEntry = findNodeAtLocation(root, path)?.type === "array";
		path.push(isEntry ? Number(key) : key);
	}
	return path;
}
/** How many lists and objects a value stands in. */
function depthOf(node) {
	if (!node.parent) return 0;
	return depthOf(node.parent) + (node.parent.type === "property" ? 0 : 1);
}
// src/engine/edit/migrations/plan-update.ts
/** Files that do not say their version are older than all that do. */
const OLDEST = "0.0.0";
const NOTE = "/page-engine/version";
/**
* Plans the migrations that lie between the version of a site's files and that of the engine.
*
* @param documents all files with JSON
* @param to the version of the engine
* @throws {Refusal} when a file is no JSON, or the files are written for a later engine
*/
function planUpdate(documents, to, migrations) {
	const siteFile = documents.find(({ kind }) => kind === "site");
	if (!siteFile) throw new Refusal(`There is no ${SITE_FILE} in the folder of the pages.`);
	refuseUnreadable(documents);
	const from = versionOf(siteFile.text);
	if (gt(from ?? OLDEST, to)) throw new Refusal(`The files of this site are written for version ${from} of the engine, and this is version ${to}. Install the later one: page-engine update ${from}.`);
	const update = {
		from,
		writes: /* @__PURE__ */ new Map(),
		steps: [],
		decisions: []
	};
	const due = migrations.filter(({ version }) => gt(version, from ?? OLDEST) && lte(version, to));
	for (const migration of due) step(update, documents, migration);
	if (from !== to) update.writes.set(siteFile.path, changeJson(textOf(update, siteFile), [{
		pointer: NOTE,
		value: to
	}]));
	return update;
}
/** Makes one migration on top of those before it. */
function step(update, documents, migration) {
	const paths = [];
	for (const document of documents) {
		const text = textOf(update, document);
		const { kind, path } = document;
		const { changes, decisions } = migration.migrate({
			kind,
			value: JSON.parse(text)
		});
		update.decisions.push(...decisions.map((decision) => ({
			...decision,
			path
		})));
		if (changes.length === 0) continue;
		update.writes.set(path, changeValues(text, changes));
		paths.push(path);
	}
	if (paths.length > 0) update.steps.push({
		migration,
		paths
	});
}
function textOf({ writes }, { path, text }) {
	return writes.get(path) ?? text;
}
function versionOf(text) {
	const note = JSON.parse(text)["page-engine"];
	return typeof note?.version === "string" ? note.version : void 0;
}
function refuseUnreadable(documents) {
	const broken = documents.filter(({ text }) => !isJson(text)).map(({ path }) => path);
	if (broken.length > 0) throw new Refusal(`These files cannot be read as JSON, so nothing was changed: ${broken.join(", ")}. \`page-engine check\` says what is wrong in them.`);
}
function isJson(text) {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}
// src/engine/edit/migrations/read-documents.ts
/** Reads all files with JSON that authors write, as they stand on the disk. */
function readDocuments({ pages, templates }) {
	const ofPages = jsonFiles(pages).filter((path) => path !== LEDGER_FILE).map((path) => ({
		path: `pages/${path}`,
		kind: kindOf(path),
		text: readText(join(pages, path))
	}));
	const ofTemplates = jsonFiles(templates).map((path) => ({
		path: `templates/${path}`,
		kind: "template",
		text: readText(join(templates, path))
	}));
	return [...ofPages, ...ofTemplates];
}
function jsonFiles(folder) {
	return existsSync(folder) ? listFolder(folder).files.filter((path) => path.endsWith(".json")) : [];
}
// src/cli/update.ts
const FLAGS = {
	pages: { type: "string" },
	"dry-run": { type: "boolean" }
};
/**
* Brings a site to a version of the engine: `update 1.2.0`, `update latest`, `update ../engine.tgz`, or `update` alone for
* the engine that is installed. With `--dry-run` it is only shown what would change.
*/
const update = { async run(args) {
	const { target, pages, isDry } = readArguments(args);
	const folders = foldersFrom({ pages });
	const documents = {
		pages: folders.pages,
		templates: resolve(folders.pages, "../templates")
	};
	finishInterrupted(documents.pages);
	if (existsSync(documents.templates)) finishInterrupted(documents.templates);
	if (target === void 0) return migrate(documents, isDry);
	planUpdate(readDocuments(documents), ENGINE_VERSION, []);
	const flags = [
		"--pages",
		folders.pages,
		...isDry ? ["--dry-run"] : []
	];
	if (!isDry) return withEngine(PROJECT, target, flags);
	const { folder, remove } = openTemporaryFolder();
	try {
		writeFileSync(join(folder, "package.json"), "{}\n");
		return withEngine(folder, target, flags);
	} finally {
		remove();
	}
} };
function migrate(folders, isDry) {
	const documents = readDocuments(folders);
	const planned = planUpdate(documents, ENGINE_VERSION, MIGRATIONS);
	const before = isDry ? new Map(documents.map(({ path, text }) => [path, text])) : void 0;
	process.stdout.write(`${[...planInWords(planned, before)].join("\n")}\n`);
	if (!isDry) apply(planned, folders);
	return 0;
}
/** Templates come first: as long as the pages do not say the new version, the same update can be made again. */
function apply({ writes }, folders) {
	for (const name of ["templates", "pages"]) {
		const below = [...writes].filter(([path]) => path.startsWith(`${name}/`)).map(([path, text]) => [join(folders[name], path.slice(name.length + 1)), text]);
		if (below.length > 0) carryOut({
			writes: new Map(below),
			renames: [],
			deletes: [],
			summary: []
		}, folders[name]);
	}
}
/** @param before texts by path, where the changed lines are wanted */
function* planInWords({ from, steps, writes, decisions }, before) {
	if (writes.size === 0) yield `The files are those of version ${ENGINE_VERSION} already.`;
	else yield `From version ${from ?? "before 1.0.0"} to ${ENGINE_VERSION} of the engine:`;
	for (const { migration, paths } of steps) yield `${migration.summary} (${paths.length === 1 ? "1 file" : `${paths.length} files`})`;
	for (const [path, text] of writes) {
		yield path;
		if (before) yield* lineDiff(before.get(path) ?? "", text);
	}
	if (decisions.length > 0) yield "\nWhat a person has to decide:";
	for (const { path, pointer, message } of decisions) yield `  ${path} ${pointer}: ${message}`;
}
/**
* Installs an engine, and lets it do the rest: only that one knows its migrations.
*
* @returns its exit status
* @throws {UsageError} when it cannot be installed
*/
function withEngine(project, target, flags) {
	const npm = process.platform === "win32" ? "npm.cmd" : "npm";
	const { status } = spawnSync(npm, [...[
		"install",
		"--save-exact",
		"--no-audit",
		"--no-fund",
		"--prefer-offline"
	], specifierOf(target)], {
		cwd: project,
		stdio: [
			"ignore",
			"ignore",
			"inherit"
		],
		shell: process.platform === "win32"
	});
	if (status !== 0) throw new UsageError(`${target} could not be installed, and the site stays as it was. Name a version, such as 1.2.0 or latest, or the path of a package.`);
	const program = join(project, "node_modules", PACKAGE, "bin/page-engine.mjs");
	return spawnSync(process.execPath, [
		program,
		"update",
		...flags
	], { stdio: "inherit" }).status ?? 1;
}
/** A file is named by its path; everything else is a version. */
function specifierOf(target) {
	return existsSync(target) ? resolve(target) : `${PACKAGE}@${target}`;
}
function readArguments(args) {
	try {
		const { positionals, values } = parseArgs({
			args,
			options: FLAGS,
			allowPositionals: true
		});
		const [target, ...others] = positionals;
		if (others.length > 0) throw new Error("too many");
		return {
			target,
			pages: values.pages,
			isDry: values["dry-run"] ?? false
		};
	} catch (cause) {
		throw new UsageError("This command takes: [a version or the path of a package] [--dry-run] [--pages …]", { cause });
	}
}
export { update };

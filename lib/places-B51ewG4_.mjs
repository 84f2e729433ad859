import { parseArgs } from "node:util";
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, rmdirSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { constants as constants$1, tmpdir } from "node:os";
// src/cli/arguments.ts
/** A command was called in a way it does not know. The message says how it is called. */
var UsageError = class extends Error {};
/** The author has broken off a dialogue: nothing has happened. */
var Cancelled = class extends Error {};
/**
* Reads the flags of a command.
*
* @throws {UsageError} on a flag that the command does not know
*/
function readFlags(args, table) {
	try {
		return parseArgs({
			args,
			options: table,
			allowPositionals: false
		}).values;
	} catch (cause) {
		const flags = Object.entries(table).map(([name, { type }]) => `--${name}${type === "string" ? " …" : ""}`);
		throw new UsageError(`${cause instanceof Error ? cause.message.split(/\. |\n/)[0] ?? "" : ""}. This command takes: ${flags.join(", ")}.`, { cause });
	}
}
/**
* Reads a port.
*
* @throws {UsageError} when it is no number from 0 to 65535
*/
function readPort(text) {
	const port = Number(text);
	if (!/^\d+$/.test(text) || port > 65535) throw new UsageError(`"${text}" is not a port: write a number from 0 to 65535.`);
	return port;
}
// src/engine/model/origin.ts
const LABEL = "[a-z0-9]([a-z0-9-]*[a-z0-9])?";
const HOST = new RegExp(String.raw`^${LABEL}(\.${LABEL})*$`);
/** What `URL` would take away, change or read as something else. */
const ODD = /[\s\p{C}%\\@?#*]/u;
/**
* The origin that a text names: scheme, host and port, as browsers compare them and security policies
* hold them. Letters of other alphabets in the host become ASCII.
*
* @param text for example `https://www.example.com` or `http://localhost:5173`; a slash at the end is let pass
* @returns `undefined` when the text is anything else: with a path, a name, a wildcard, a port that is none
*/
function originOf(text) {
	if (ODD.test(text) || !/^https?:\/\/[^/]+\/?$/i.test(text) || !URL.canParse(text)) return void 0;
	const { hostname, origin, port } = new URL(text);
	return HOST.test(hostname) && port !== "0" ? origin : void 0;
}
/**
* The origin of a full address, which may have a path.
*
* @returns `undefined` when it is no address of the web, or gives away a name or a password
*/
function originOfAddress(text) {
	if (/[\s\p{C}"<>\\]/u.test(text) || !/^https?:\/\/[^/]/i.test(text)) return void 0;
	if (!URL.canParse(text)) return void 0;
	const { origin, username, password } = new URL(text);
	return username === "" && password === "" ? originOf(origin) : void 0;
}
/** Whether what comes from an origin is safe on its way: over https, or from this very machine. */
function isSafeOrigin(origin) {
	return origin !== void 0 && /^(https:|http:\/\/localhost(:|$))/.test(origin);
}
// src/cli/temporary-folder.ts
const SIGNALS = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
/** Makes a folder that is removed when this process ends at the latest, also when somebody ends it. */
function openTemporaryFolder() {
	const folder = mkdtempSync(join(tmpdir(), "page-engine-"));
	const clear = () => rmSync(folder, {
		recursive: true,
		force: true
	});
	const ends = SIGNALS.map((signal) => [signal, () => process.exit(128 + constants$1.signals[signal])]);
	process.on("exit", clear);
	for (const [signal, end] of ends) process.once(signal, end);
	return {
		folder,
		remove() {
			clear();
			process.off("exit", clear);
			for (const [signal, end] of ends) process.off(signal, end);
		}
	};
}
// src/cli/cache.ts
/**
* Opens the folder in which results are kept between runs. Where it cannot be written, for example in
* another user's checkout, a temporary folder stands in: the command does everything again, and does it.
*
* @param folder which is made when it is not there
* @param note gets a full sentence when the folder cannot be used
* @returns the folder to use in this run
*/
function openCache(folder, note) {
	const fault = faultOf(folder);
	if (fault === void 0) return folder;
	note(`The cache folder ${folder} cannot be written (${fault}), so this run keeps nothing for the next and takes longer. Give yourself the right to write there, or delete the folder.`);
	return openTemporaryFolder().folder;
}
/** What the system says against writing into a cache or one of its folders; nothing when all is well. */
function faultOf(folder) {
	try {
		mkdirSync(folder, { recursive: true });
		rmdirSync(mkdtempSync(join(folder, "probe-")));
		for (const child of readdirSync(folder, { withFileTypes: true })) if (child.isDirectory()) accessSync(join(folder, child.name), constants.R_OK | constants.W_OK | constants.X_OK);
		return;
	} catch (cause) {
		return cause.code ?? String(cause);
	}
}
// src/cli/places.ts
/** Where results are kept between runs, below the folder of the project. */
const CACHE = "node_modules/.cache/page-engine";
/** Folders of a project that people write, and those that its tools keep. */
const SOURCES = [
	"pages",
	"media",
	"templates",
	"schema",
	"src",
	".git",
	"node_modules"
];
/** The folder of the engine: the one with its `package.json`, above this file or what it was compiled to. */
const ROOT = folderAbove(fileURLToPath(import.meta.url), "package.json");
/**
* The folders of a site, as given by flags or in the working directory. Its media lie beside its pages,
* as its templates and schemas do.
*
* @throws {UsageError} when there are no pages
*/
function foldersFrom(flags) {
	const pages = resolve(flags.pages ?? "pages");
	if (!existsSync(pages)) throw new UsageError(`There is no folder ${pages}. Name the folder of the pages with --pages.`);
	return {
		pages,
		media: resolve(flags.media ?? join(pages, "../media")),
		cache: cacheFolder()
	};
}
const MANIFEST = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
/** The name of the engine's package, and its version. */
const PACKAGE = MANIFEST.name;
const ENGINE_VERSION = MANIFEST.version;
/** The folder of the project: the engine's own, or the one that the engine is installed in. */
const PROJECT = ROOT.split(`${sep}node_modules${sep}`, 1)[0] ?? ROOT;
/** Where editors look for what the pages of the project have: beside the schemas, or where an installed engine keeps its results. */
const LIVE_LISTS = PROJECT === ROOT ? join(ROOT, "schema/routes.schema.json") : join(PROJECT, CACHE, "routes.schema.json");
/** What stands in the working directory and in the engine's, and is no output. */
function protectedFolders() {
	const roots = [process.cwd(), PROJECT];
	return {
		roots,
		sources: roots.flatMap((root) => SOURCES.map((name) => join(root, name)))
	};
}
/** Where results are kept between runs; what stands against it is a note, never the end of a command. */
function cacheFolder() {
	return openCache(join(PROJECT, CACHE), (text) => process.stderr.write(`${text}\n`));
}
/**
* Settings of the environment that stand above the site file.
*
* @throws {UsageError} when one is no address
*/
function overridesFromEnvironment(env) {
	return {
		url: address(env, "SITE_URL"),
		blogHost: address(env, "BLOG_HOST")
	};
}
/** @throws when no folder above has it, which no installation comes to */
function folderAbove(file, name) {
	const folder = dirname(file);
	if (existsSync(join(folder, name))) return folder;
	if (folder === file) throw new Error(`There is no ${name} above this program.`);
	return folderAbove(folder, name);
}
function address(env, name) {
	const value = env[name];
	if (value === void 0 || value === "") return void 0;
	const origin = originOf(value);
	if (origin === void 0) throw new UsageError(`${name} is ${JSON.stringify(value)}; write an address without a path, such as https://www.example.com.`);
	return origin;
}
export { readPort as _, ROOT as a, overridesFromEnvironment as c, isSafeOrigin as d, originOf as f, readFlags as g, UsageError as h, PROJECT as i, protectedFolders as l, Cancelled as m, LIVE_LISTS as n, cacheFolder as o, originOfAddress as p, PACKAGE as r, foldersFrom as s, ENGINE_VERSION as t, openTemporaryFolder as u };

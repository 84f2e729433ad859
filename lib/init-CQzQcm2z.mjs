import { a as printValue, r as NEW_FILE, t as changeJson } from "./edit-C8stSjy7.mjs";
import { b as DEFINITIONS, m as schemaPathFor, v as loadEngine } from "./examine-tTMtE2ro.mjs";
import { a as ROOT, g as readFlags, h as UsageError, s as foldersFrom, t as ENGINE_VERSION } from "./places-B51ewG4_.mjs";
import { i as listFiles } from "./read-DsH0HkE_.mjs";
import { n as writeLiveLists } from "./live-lists-CDSEdEbw.mjs";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
// src/cli/init/project-files.ts
/** Scripts of a site's package.json, by the names that its documentation uses. */
const SCRIPTS = {
	start: "page-engine start",
	build: "page-engine build",
	check: "page-engine check",
	preview: "page-engine preview",
	new: "page-engine new",
	move: "page-engine move",
	remove: "page-engine remove",
	hosting: "page-engine hosting",
	merge: "page-engine merge",
	addresses: "page-engine addresses",
	update: "page-engine update",
	postinstall: "page-engine schema --live"
};
/** What Git leaves alone: what is made from the rest. */
const GITIGNORE = "node_modules/\ndist/\n.studio/\n.DS_Store\n";
/**
* The settings with which VS Code helps in pages.
*
* @param schemas folder of the schemas, from the folder of the project
*/
function editorSettings(schemas) {
	const schema = (name, ...fileMatch) => ({
		fileMatch,
		url: `./${schemas}/${name}.schema.json`
	});
	return {
		"files.eol": "\n",
		"files.insertFinalNewline": true,
		"editor.quickSuggestions": { strings: "on" },
		"json.maxItemsComputed": 2e4,
		"json.schemas": [
			schema("page", "/pages/**/*.json", "!/pages/_*.json", "!/pages/_*/**/*.json"),
			schema("site", "/pages/_site.json"),
			schema("shared", "/pages/_shared/**/*.json"),
			schema("sources", "/pages/_data/sources.json")
		]
	};
}
/** Checks every change, and builds the site. */
const WORKFLOW = `name: Site
on:
  push:
    branches: [main]
  pull_request:
permissions:
  contents: read
jobs:
  build:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 20
          cache: npm
      - run: npm ci
      - name: Problems in pages, at their lines
        run: npm run check -- --format github
      - run: npm run build -- --compress
      - uses: actions/upload-artifact@v4
        with:
          name: site
          path: dist
          include-hidden-files: true
`;
// src/cli/init/site-files.ts
/**
* The files of a new site.
*
* @param starter folder of the site that it is made from
* @returns texts by path from the folder of the project
*/
function siteFiles(starter, site) {
	const copied = listFiles(starter).map((path) => [path, fileOf(path, readFileSync(join(starter, path), "utf8"), site)]);
	return new Map([
		...copied,
		[".vscode/settings.json", print(editorSettings(site.schemaFolder))],
		[".gitignore", GITIGNORE],
		...site.ci ? [[".github/workflows/site.yml", WORKFLOW]] : []
	]);
}
/** Names are filled in where they stand in a value, so that whatever they hold is a text. */
function fileOf(path, text, site) {
	if (!path.endsWith(".json")) return text;
	if (!path.startsWith("pages/")) return text;
	return print({
		$schema: schemaPathFor(path.slice(6), site.schemaFolder),
		...filled(JSON.parse(text), site)
	});
}
function filled(value, site) {
	if (typeof value === "string") return value.replace(/<(brand|language|version)>/g, (_, name) => site[name]);
	if (Array.isArray(value)) return value.map((item) => filled(item, site));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item, site)]));
}
function print(value) {
	return `${printValue(value, NEW_FILE, {
		depth: 0,
		column: 0
	})}\n`;
}
// src/cli/init.ts
const LANGUAGE = /^[a-z]{2}(-[A-Z]{2})?$/;
/** Makes a site in a folder with a package.json: `init --brand "Name" --language de --ci --blank`. */
const init = { async run(args) {
	const flags = readFlags(args, {
		brand: { type: "string" },
		language: { type: "string" },
		ci: { type: "boolean" },
		blank: { type: "boolean" }
	});
	const project = resolve(".");
	const brand = readBrand(flags.brand);
	const language = readLanguage(flags.language);
	refuseSite(project);
	const files = siteFiles(join(ROOT, "starter", flags.blank ? "blank" : "full"), {
		brand,
		language,
		version: ENGINE_VERSION,
		schemaFolder: loadEngine({
			root: ROOT,
			definitions: DEFINITIONS
		}).schemaFolder,
		ci: flags.ci ?? false
	});
	const kept = [...files].filter(([path, text]) => !writeNew(join(project, path), text));
	const scripts = addScripts(join(project, "package.json"));
	await writeLiveLists(foldersFrom({}));
	process.stdout.write(report([...files.keys()], new Set(kept.map(([path]) => path)), scripts));
	if (!language.startsWith("en")) process.stdout.write(`The language of the site is ${language}. The texts of its pages and the words of the engine, such as those of menus and forms, are English for now.\n`);
	process.stdout.write("Next: run `npm start` and open http://localhost:5173, or http://localhost:5173/studio to edit the pages there.\n");
	return 0;
} };
function readBrand(brand = "") {
	if (brand.trim() === "") throw new UsageError("Say what the site is called, for example: page-engine init --brand \"Name\".");
	return brand.trim();
}
function readLanguage(language = "en-US") {
	if (!LANGUAGE.test(language)) throw new UsageError(`"${language}" is no language that pages can be in: write a short tag, for example en-US or de.`);
	return language;
}
function refuseSite(project) {
	if (!existsSync(join(project, "package.json"))) throw new UsageError("There is no package.json here. Run `npm init -y` first.");
	for (const name of [
		"pages",
		"media",
		"templates"
	]) if (existsSync(join(project, name))) throw new UsageError(`There is a folder ${name} already, and nothing in it is changed. Make the site in an empty folder.`);
}
/** @returns whether it was written: a file that is there stays as it is */
function writeNew(file, text) {
	if (existsSync(file)) return false;
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text, { flag: "wx" });
	return true;
}
/**
* Adds the scripts of a site, and leaves those that are there.
*
* @returns names of those that were there and do something else
*/
function addScripts(file) {
	const text = readFileSync(file, "utf8");
	const { scripts = {} } = JSON.parse(text);
	const missing = Object.entries(SCRIPTS).filter(([name]) => scripts[name] === void 0);
	const merged = {
		...scripts,
		...Object.fromEntries(missing)
	};
	writeFileSync(file, changeJson(text, [{
		pointer: "/scripts",
		value: merged
	}]));
	return Object.keys(SCRIPTS).filter((name) => merged[name] !== SCRIPTS[name]);
}
function report(paths, kept, otherScripts) {
	const made = paths.filter((path) => !kept.has(path));
	const count = (folder) => made.filter((path) => path.startsWith(`${folder}/`)).length;
	return `${[
		...[
			"pages",
			"media",
			"templates"
		].map((name) => `Made ${name}/ with ${count(name)} files.`),
		...made.filter((path) => !/^(pages|media|templates)\//.test(path)).map((path) => `Made ${path}.`),
		"Added the scripts of a site to package.json.",
		...[...kept].map((path) => `${path} was there already and stays as it is.`),
		...otherScripts.map((name) => `The script "${name}" was there already and stays as it is; that of a site is "${SCRIPTS[name]}".`)
	].join("\n")}\n`;
}
export { init };

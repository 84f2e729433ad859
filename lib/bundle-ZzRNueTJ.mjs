import { n as keepNewest } from "./kept-Z8Gz49ve.mjs";
import { i as listFiles } from "./read-DsH0HkE_.mjs";
import { n as installedPackages, r as packageFolder, t as viteConfig } from "./vite-config-xSPEqSol.mjs";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { createHash } from "node:crypto";
// src/engine/output/licenses.ts
/** Where the bundler puts the licenses of the packages that it has bundled. */
const OF_PACKAGES = ".vite/license.md";
/**
* Writes the licenses of all that visitors get from others into one file beside it: of the packages in the scripts,
* and of the fonts, whose license asks for a copy wherever they are handed on.
*
* @param root folder of the engine
* @param client folder of the files for browsers
*/
function writeLicenses(root, client) {
	const text = [
		readFileSync(join(client, OF_PACKAGES), "utf8"),
		"# Fonts\n",
		readFileSync(join(root, "src/theme/ui/fonts/OFL-Newsreader.txt"), "utf8"),
		readFileSync(join(packageFolder(root, "@fontsource-variable/figtree"), "LICENSE"), "utf8")
	].join("\n");
	const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
	writeFileSync(join(client, "assets", `licenses-${hash}.txt`), text);
}
// src/engine/output/bundle.ts
/** Bundles that are kept: those of the last changes of the components. */
const MOST_KEPT = 8;
const RENDERER = "src/client/entry-server.tsx";
const RENDER_WORKER = "src/engine/output/render/render-worker.ts";
const SAMPLE_FORM_ENTRY = "src/providers/forms/sample/main.ts";
const LOADER = "src/client/loader.ts";
const OTHER_SOURCES = [
	"src/engine/output/bundle.ts",
	"src/engine/output/document.ts",
	"src/engine/output/escape-html.ts",
	"src/engine/output/head-tags.ts",
	"src/engine/output/licenses.ts",
	"src/engine/output/vite-config.ts",
	"src/engine/output/write-changed.ts"
];
const PRELOADED_FONT = /(newsreader|figtree-latin-wght).*\.woff2$/;
/**
* Compiles the components, or takes the last result when no source has changed.
*
* @param root folder of the engine
* @param cache folder for results
*/
async function bundle(root, cache) {
	const id = sourceHash(root);
	const folder = join(cache, "bundle", id);
	if (!existsSync(folder)) {
		await compile(root, folder);
		keepNewest(dirname(folder), MOST_KEPT);
	}
	const manifest = JSON.parse(readFileSync(join(folder, "client/.vite/manifest.json"), "utf8"));
	const renderer = pathToFileURL(join(folder, "server/entry-server.js"));
	const server = await import(renderer.href);
	const files = listFiles(join(folder, "client/assets")).map((name) => `/assets/${name}`);
	return {
		id,
		render: server.render,
		renderer: renderer.href,
		worker: new URL("render-worker.js", renderer),
		folder: join(folder, "client"),
		loader: `/${manifest[LOADER]?.file}`,
		styles: files.filter((file) => file.endsWith(".css")),
		fonts: files.filter((file) => PRELOADED_FONT.test(file)),
		sampleForm: join(folder, "sample-form")
	};
}
/** Compiles aside and puts the result in place whole, so that builds at the same time do not disturb each other. */
async function compile(root, folder) {
	const { build } = await import("vite");
	const aside = `${folder}.${process.pid}`;
	await inProduction(async () => {
		const common = await viteConfig(root);
		await build(clientConfig(common, root, join(aside, "client")));
		await build(serverConfig(common, root, join(aside, "server")));
		await build(sampleFormConfig(common, root, join(aside, "sample-form")));
	});
	writeFileSync(join(aside, "package.json"), "{ \"type\": \"module\" }\n");
	writeLicenses(root, join(aside, "client"));
	if (existsSync(folder)) rmSync(aside, {
		recursive: true,
		force: true
	});
	else renameSync(aside, folder);
}
/** Visitors get what is meant for production, whatever the environment says: Vite and React's plugin listen to it. */
async function inProduction(work) {
	const { NODE_ENV } = process.env;
	process.env.NODE_ENV = "production";
	try {
		await work();
	} finally {
		if (NODE_ENV === void 0) delete process.env.NODE_ENV;
		else process.env.NODE_ENV = NODE_ENV;
	}
}
/** How the browser's files are compiled. */
function clientConfig(common, root, outDir) {
	return {
		...common,
		build: {
			outDir,
			manifest: true,
			license: true,
			cssCodeSplit: false,
			modulePreload: false,
			assetsInlineLimit: 0,
			rolldownOptions: { input: join(root, LOADER) }
		}
	};
}
/** The sample form is a document apart, whose files lie beside it under names of their own. */
function sampleFormConfig(common, root, outDir) {
	return {
		...common,
		build: {
			outDir,
			cssCodeSplit: false,
			modulePreload: false,
			rolldownOptions: {
				input: join(root, SAMPLE_FORM_ENTRY),
				output: {
					entryFileNames: "form.js",
					assetFileNames: "form.[ext]"
				}
			}
		}
	};
}
function serverConfig(common, root, outDir) {
	return {
		...common,
		define: { "process.env.NODE_ENV": JSON.stringify("production") },
		build: {
			outDir,
			ssr: true,
			emptyOutDir: true,
			rolldownOptions: { input: [join(root, RENDERER), join(root, RENDER_WORKER)] }
		},
		ssr: { noExternal: true }
	};
}
function sourceHash(root) {
	const hash = createHash("sha256").update(installedPackages(root));
	const files = [
		"src/client",
		"src/theme/blocks",
		"src/providers/blog",
		"src/providers/browser",
		"src/engine/output/render",
		"src/engine/output/written",
		"src/providers/forms",
		"src/engine/model",
		"src/client",
		"src/theme/ui"
	].flatMap((folder) => listFiles(join(root, folder)).map((name) => `${folder}/${name}`));
	for (const file of [...OTHER_SOURCES, ...files]) {
		if (/\.test\.tsx?$|example\.json$/.test(file)) continue;
		hash.update(file).update(readFileSync(join(root, file)));
	}
	return hash.digest("hex").slice(0, 16);
}
export { clientConfig as n, bundle as t };

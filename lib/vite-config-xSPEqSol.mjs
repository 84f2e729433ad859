import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
// src/engine/output/installed-packages.ts
/** Names all that is installed for the engine: it changes when a library does. */
function installedPackages(root) {
	const lock = join(root, "package-lock.json");
	if (existsSync(lock)) return readFileSync(lock, "utf8");
	return packageFolders(root).map((folder) => `${folder} ${manifestOf(folder).version}`).join("\n");
}
/** The folders of all packages that the engine uses itself. */
function packageFolders(root) {
	return Object.keys(manifestOf(root).dependencies ?? {}).map((name) => packageFolder(root, name));
}
/**
* Finds a package as Node does: in the folder itself or in those above it.
*
* @throws when it is not installed
*/
function packageFolder(from, name) {
	const folder = join(from, "node_modules", name);
	if (existsSync(folder)) return folder;
	const above = dirname(from);
	if (above === from) throw new Error(`The package ${name} is not installed. Run \`npm install\` and try again.`);
	return packageFolder(above, name);
}
function manifestOf(folder) {
	return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}
// src/engine/output/vite-config.ts
/**
* How the engine's components are compiled, for visitors and for development. It is no file that Vite would look
* for: an installed engine has none of its own in the folder of the project.
*
* @param root folder of the engine
*/
async function viteConfig(root) {
	const { default: react } = await import("@vitejs/plugin-react");
	return {
		root,
		configFile: false,
		logLevel: "error",
		plugins: [react()],
		appType: "custom",
		publicDir: false,
		css: { modules: { generateScopedName: "[local]_[hash:base64:5]" } }
	};
}
export { packageFolders as i, installedPackages as n, packageFolder as r, viteConfig as t };

import { n as clientConfig } from "./bundle-ZzRNueTJ.mjs";
import { t as viteConfig } from "./vite-config-xSPEqSol.mjs";
import { a as ROOT, g as readFlags } from "./places-B51ewG4_.mjs";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
// src/engine/output/analyze.ts
/**
* Compiles the browser's script and tells what it consists of. Nothing is written.
*
* @param root folder of the engine
*/
async function analyzeBundle(root) {
	const config = clientConfig(await viteConfig(root), root, "");
	const result = await build({
		...config,
		build: {
			...config.build,
			write: false
		}
	});
	const { output } = Array.isArray(result) ? result[0] : result;
	return output.flatMap((file) => file.type === "chunk" ? [analyzeChunk(file, root)] : []);
}
function analyzeChunk(chunk, root) {
	const parts = /* @__PURE__ */ new Map();
	for (const [id, module] of Object.entries(chunk.modules)) {
		const name = partOf(id, root);
		parts.set(name, (parts.get(name) ?? 0) + module.renderedLength);
	}
	return {
		name: chunk.fileName,
		bytes: Buffer.byteLength(chunk.code),
		compressed: brotliCompressSync(chunk.code).byteLength,
		parts: [...parts].sort(([, a], [, b]) => b - a)
	};
}
/** The package of a module, or the room of the source it stands in. */
function partOf(id, root) {
	const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/.exec(id)?.[1];
	if (inPackage) return inPackage;
	return id.startsWith(`${root}/`) ? id.slice(root.length + 1).split("/", 2).join("/") : "runtime";
}
// src/cli/analyze.ts
/** Parts smaller than this are left out. */
const SMALLEST = 1e3;
const analyze = { async run(args) {
	readFlags(args, {});
	for (const { name, bytes, compressed, parts } of await analyzeBundle(ROOT)) {
		process.stdout.write(`\n${name}: ${kilobytes(bytes)}, compressed ${kilobytes(compressed)}\n`);
		for (const [part, size] of parts) if (size >= SMALLEST) process.stdout.write(`  ${kilobytes(size).padStart(9)}  ${part}\n`);
	}
	process.stdout.write("\nParts are measured before minifying.\n");
	return 0;
} };
function kilobytes(bytes) {
	return `${(bytes / 1e3).toFixed(1)} KB`;
}
export { analyze };

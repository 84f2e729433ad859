import { n as isError } from "./issue-B2KypcZa.mjs";
import { i as listFiles } from "./read-DsH0HkE_.mjs";
import { i as textIfReadable, r as readText } from "./regular-file-CZ81dcJu.mjs";
import { a as keepEarlierAssets, i as safeTarget, n as createOutput, o as SHARD_FILE, p as placeFile, t as createWrittenCheck } from "./check-written-CAmx1udW.mjs";
import { r as locateIssues } from "./rule-help-Dw1-VqsC.mjs";
import { t as oneIssue } from "./text-B6vRPcBo.mjs";
import { h as UsageError, l as protectedFolders, o as cacheFolder } from "./places-B51ewG4_.mjs";
import { parseArgs } from "node:util";
import { existsSync, mkdirSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
// src/engine/output/merge-shards.ts
/**
* Puts the parts of a site together to what a single build would have written.
*
* @returns the number of files, and what is wrong with links from one part to another; with any error nothing is put in place
* @throws when a part is missing, there twice, or of another build
* @throws {UnsafeTargetError} when the output would take away what no build has written
*/
function mergeShards({ parts, out, cache, protect }) {
	const target = safeTarget(out, {
		...protect,
		sources: [...protect.sources, ...parts]
	});
	const marks = parts.map(markOf);
	refuseGaps(marks);
	const output = createOutput(target, cache);
	try {
		for (const part of parts) for (const path of listFiles(part)) {
			if (path === SHARD_FILE) continue;
			const target = join(output.folder, path);
			mkdirSync(dirname(target), { recursive: true });
			placeFile(join(part, path), target);
			output.keep(path);
		}
		const files = output.files();
		const issues = followLinks(marks, files);
		if (!issues.some(isError)) {
			keepEarlierAssets(target, output);
			output.commit();
		}
		return {
			count: files.length,
			issues
		};
	} finally {
		output.discard();
	}
}
/** Follows the links of the written documents, now that all of their targets are there. */
function followLinks(marks, files) {
	const sites = marks.map(({ written }) => written.site);
	const [first] = sites;
	if (!first) return [];
	const check = createWrittenCheck({
		...first,
		files: Object.assign({}, ...sites.map((site) => site.files))
	});
	for (const { written } of marks) check.take(written.collected);
	return check.finish(files);
}
function markOf(part) {
	const file = join(part, SHARD_FILE);
	if (!existsSync(file)) throw new Error(`${part} is no part of a site. Build one with \`npm run build -- --shard 1/4\`.`);
	return JSON.parse(readText(file));
}
function refuseGaps(marks) {
	const [first] = marks;
	if (!first) throw new Error("Name the folders of all parts.");
	if (marks.some(({ build, count }) => build !== first.build || count !== first.count)) throw new Error("These parts are of different builds. Build all of them from the same pages, with the same number of parts.");
	const numbers = marks.map(({ number }) => number).sort((a, b) => a - b);
	const missing = Array.from({ length: first.count }, (_, at) => at + 1).filter((number) => !numbers.includes(number));
	if (missing.length > 0) throw new Error(`Part ${missing.join(", ")} of ${first.count} is missing. Name the folders of all parts.`);
	if (numbers.length !== first.count) throw new Error("A part is named twice. Name the folder of each part once.");
}
// src/cli/merge.ts
const merge = { async run(args) {
	const { parts, out } = readArguments(args);
	const place = resolve(out);
	const { count, issues } = mergeShards({
		parts: parts.map((part) => resolve(part)),
		out: place,
		cache: cacheFolder(),
		protect: protectedFolders()
	});
	for (const issue of locateIssues(issues, textIfReadable, process.cwd())) process.stdout.write(`${oneIssue(issue, textIfReadable(issue.file))}\n\n`);
	if (issues.some(isError)) {
		process.stderr.write("Nothing was put together. Mend the errors above and build all parts again.\n");
		return 1;
	}
	process.stdout.write(`${count} files of ${parts.length} parts put together in ${relative(process.cwd(), place) || "."}.\n`);
	return 0;
} };
function readArguments(args) {
	try {
		const { positionals, values } = parseArgs({
			args,
			allowPositionals: true,
			options: { out: { type: "string" } }
		});
		return {
			parts: positionals,
			out: values.out ?? "dist"
		};
	} catch (cause) {
		throw new UsageError("Write the folders of all parts, and --out with the folder of the site.", { cause });
	}
}
export { merge };

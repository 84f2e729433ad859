import { t as DEFINITIONS } from "./definitions-BvSdKP4B.mjs";
import { a as ROOT, c as overridesFromEnvironment, l as protectedFolders, s as foldersFrom } from "./places-C9Sk5lR8.mjs";
import { n as finishInterrupted } from "./carry-out-DpGZ5kfB.mjs";
import { t as buildSite$1 } from "./build-site-DaYa3z8s.mjs";
import { s as WHOLE } from "./check-written-BuaRq0w9.mjs";
import { d as ORIGINAL_URLS, n as examineSite, y as loadEngine } from "./examine-DD6habAV.mjs";
import { t as gatherReport } from "./gather-DpI85HwU.mjs";
import { n as reportOf } from "./json-Drt_0ycm.mjs";
import { resolve } from "node:path";
// src/index.ts
/**
* Finds everything that is wrong with a site, as `page-engine check --format json` does. Nothing in it changes,
* except that a change of many files that was interrupted is finished first.
*
* @throws when there is no folder of pages, or the disk fails
*/
async function checkSite(options) {
	const start = performance.now();
	const folders = foldersFrom(options);
	finishInterrupted(folders.pages);
	return report(await examineSite({
		...loadEngine({
			root: ROOT,
			definitions: DEFINITIONS,
			cache: folders.cache
		}),
		folders,
		urls: ORIGINAL_URLS,
		overrides: overridesFromEnvironment(process.env),
		release: options.release
	}), performance.now() - start);
}
/**
* Checks a site and writes it, as `page-engine build` does. With any error nothing is written.
*
* @throws when there is no folder of pages, `out` is not the build's to replace, or the disk fails
*/
async function buildSite(options) {
	const start = performance.now();
	const folders = foldersFrom(options);
	finishInterrupted(folders.pages);
	const { written, ...examined } = await buildSite$1({
		root: ROOT,
		definitions: DEFINITIONS,
		folders,
		out: resolve(options.out),
		cwd: process.cwd(),
		protect: protectedFolders(),
		compress: false,
		shard: WHOLE,
		overrides: overridesFromEnvironment(process.env),
		onProgress: () => void 0
	});
	const { issues, summary } = report(examined, performance.now() - start);
	return {
		pages: written,
		issues,
		ms: summary.ms
	};
}
function report(examined, ms) {
	const { issues, summary, gaps } = gatherReport(examined, process.cwd(), ms);
	return reportOf(issues, summary, gaps);
}
export { buildSite, checkSite };

import { b as DEFINITIONS, d as ORIGINAL_URLS, n as examineSite, v as loadEngine } from "./examine-tTMtE2ro.mjs";
import { a as ROOT, c as overridesFromEnvironment, l as protectedFolders, s as foldersFrom } from "./places-B51ewG4_.mjs";
import { n as finishInterrupted } from "./carry-out-ksXXYNAV.mjs";
import { t as buildSite$1 } from "./build-site-ComZY7Ye.mjs";
import { s as WHOLE } from "./check-written-CAmx1udW.mjs";
import { t as gatherReport } from "./gather-BLPdNmLN.mjs";
import { n as reportOf } from "./json-Cs-387jn.mjs";
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

import { n as finishInterrupted } from "./carry-out-ksXXYNAV.mjs";
import { n as isError } from "./issue-B2KypcZa.mjs";
import { t as buildSite } from "./build-site-ComZY7Ye.mjs";
import { s as WHOLE } from "./check-written-CAmx1udW.mjs";
import { a as ROOT, c as overridesFromEnvironment, g as readFlags, h as UsageError, l as protectedFolders, s as foldersFrom } from "./places-B51ewG4_.mjs";
import { b as DEFINITIONS } from "./examine-tTMtE2ro.mjs";
import { t as saveLiveLists } from "./live-lists-CDSEdEbw.mjs";
import { n as formatReport } from "./print-report-TPOJxKH2.mjs";
import { t as createProgress } from "./progress-BMmVcxSK.mjs";
import { relative, resolve } from "node:path";
// src/cli/build.ts
const build = { async run(args) {
	const flags = readFlags(args, {
		pages: { type: "string" },
		media: { type: "string" },
		out: { type: "string" },
		compress: { type: "boolean" },
		shard: { type: "string" }
	});
	const out = resolve(flags.out ?? "dist");
	const folders = foldersFrom(flags);
	finishInterrupted(folders.pages);
	const start = performance.now();
	const progress = createProgress(process.stderr);
	const { notices, written, ...examined } = await buildSite({
		root: ROOT,
		definitions: DEFINITIONS,
		folders,
		out,
		protect: protectedFolders(),
		compress: flags.compress ?? false,
		shard: readShard(flags.shard),
		overrides: overridesFromEnvironment(process.env),
		onProgress: progress.show
	}).finally(progress.clear);
	saveLiveLists(folders, examined.site);
	const ms = performance.now() - start;
	const failed = examined.issues.some(isError);
	if (examined.issues.length > 0) process.stdout.write(`${await formatReport(examined, "text", ms)}\n`);
	for (const notice of notices) process.stderr.write(`${notice}\n`);
	if (failed) process.stderr.write(`Nothing was written. Mend the errors above and build again.\n`);
	else process.stdout.write(`${written} pages written to ${relative(process.cwd(), out) || "."} in ${Math.round(ms)} ms.\n${hiddenInWords(examined.site?.hidden.length ?? 0)}`);
	return failed ? 1 : 0;
} };
function hiddenInWords(count) {
	if (count === 0) return "";
	return count === 1 ? "1 hidden page was left out.\n" : `${count} hidden pages were left out.\n`;
}
/** @throws {UsageError} when it is not written as `2/4` */
function readShard(text) {
	if (text === void 0) return WHOLE;
	const [number = 0, count = 0] = /^\d+\/\d+$/.test(text) ? text.split("/").map(Number) : [];
	if (number < 1 || number > count) throw new UsageError(`"${text}" is no part: write 1/4 for the first of four, and so on to 4/4.`);
	return {
		number,
		count
	};
}
export { build };

import { n as finishInterrupted } from "./carry-out-ksXXYNAV.mjs";
import { b as DEFINITIONS, d as ORIGINAL_URLS, n as examineSite, v as loadEngine } from "./examine-tTMtE2ro.mjs";
import { a as ROOT, c as overridesFromEnvironment, g as readFlags, h as UsageError, s as foldersFrom } from "./places-B51ewG4_.mjs";
import { t as saveLiveLists } from "./live-lists-CDSEdEbw.mjs";
import { n as formatReport, t as FORMATS } from "./print-report-TPOJxKH2.mjs";
// src/cli/check.ts
const check = { async run(args) {
	const flags = readFlags(args, {
		pages: { type: "string" },
		media: { type: "string" },
		format: { type: "string" },
		release: { type: "boolean" },
		external: { type: "boolean" },
		fix: { type: "boolean" },
		"add-words": { type: "boolean" },
		"dry-run": { type: "boolean" }
	});
	const format = readFormat(flags.format);
	const folders = foldersFrom(flags);
	finishInterrupted(folders.pages);
	const start = performance.now();
	const engine = loadEngine({
		root: ROOT,
		definitions: DEFINITIONS,
		cache: folders.cache
	});
	const examine = (given) => examineSite({
		...engine,
		folders: given,
		urls: ORIGINAL_URLS,
		overrides: overridesFromEnvironment(process.env),
		release: flags.release
	});
	if (flags["dry-run"]) {
		const { previewChanges } = await import("./change-first-ymoBMLak.mjs");
		const lines = await previewChanges({
			flags,
			folders,
			examine
		});
		process.stdout.write(`${lines.join("\n") || "There is nothing to fix."}\n`);
		return lines.length === 0 ? 0 : 1;
	}
	if (flags.fix || flags["add-words"]) {
		const { changeFirst } = await import("./change-first-ymoBMLak.mjs");
		process.stderr.write(await changeFirst({
			flags,
			folders,
			examine
		}));
	}
	const found = await examine(folders);
	const outside = flags.external ? await askOutside(found) : [];
	const examined = {
		...found,
		issues: [...found.issues, ...outside]
	};
	saveLiveLists(folders, examined.site);
	const report = await formatReport(examined, format, performance.now() - start);
	if (report !== "") process.stdout.write(`${report}\n`);
	return examined.issues.length === 0 ? 0 : 1;
} };
async function askOutside({ site }) {
	const { checkExternal } = await import("./external-CEzywQdQ.mjs");
	return checkExternal(site, fetch);
}
function readFormat(text = "text") {
	const format = FORMATS.find((known) => known === text);
	if (format === void 0) throw new UsageError(`There is no format "${text}"; there are ${FORMATS.join(", ")}.`);
	return format;
}
export { check };

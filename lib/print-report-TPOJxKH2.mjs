import { s as slashed } from "./read-DsH0HkE_.mjs";
import { t as gatherReport } from "./gather-BLPdNmLN.mjs";
import { n as textReport } from "./text-B6vRPcBo.mjs";
import { appendFileSync } from "node:fs";
import { relative } from "node:path";
// src/cli/print-report.ts
const FORMATS = [
	"text",
	"json",
	"github",
	"sarif"
];
/**
* Formats what was found. Only the format that is asked for is loaded.
*
* @param ms duration of the run
*/
async function formatReport(examined, format, ms) {
	const { loaded, issues } = examined;
	const cwd = process.cwd();
	const { issues: located, summary, gaps } = gatherReport(examined, cwd, ms);
	switch (format) {
		case "json": return (await import("./json-Cs-387jn.mjs").then((n) => n.t)).jsonReport(located, summary, gaps);
		case "github": {
			const { githubReport, githubSummary } = await import("./github-BEouA-A-.mjs");
			writeStepSummary(githubSummary(located, summary));
			return githubReport(located);
		}
		case "sarif": return (await import("./sarif-DMF3JE80.mjs")).sarifReport(located);
		case "text": {
			const files = new Map(issues.map((issue) => [slashed(relative(cwd, issue.file)), issue.file]));
			const textOf = ({ file }) => loaded.textOf(files.get(file) ?? file);
			return textReport(located, summary, {
				gaps,
				textOf,
				colour: process.stdout.isTTY === true && !process.env.NO_COLOR
			});
		}
	}
}
/** GitHub names a file whose text it shows with the run. */
function writeStepSummary(text) {
	const file = process.env.GITHUB_STEP_SUMMARY;
	if (file) appendFileSync(file, text);
}
export { formatReport as n, FORMATS as t };

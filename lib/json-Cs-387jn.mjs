import { t as __exportAll } from "./rolldown-runtime-BJohB4LM.mjs";
import { t as ruleHelp } from "./rule-help-Dw1-VqsC.mjs";
// src/engine/report/json.ts
var json_exports = /* @__PURE__ */ __exportAll({ jsonReport: () => jsonReport });
/** Formats issues, and texts that are still to be written, for programs. */
function jsonReport(issues, summary, gaps) {
	return JSON.stringify(reportOf(issues, summary, gaps), null, 2);
}
/** The same as a value. */
function reportOf(issues, summary, gaps) {
	return {
		issues: issues.map(reportedIssue),
		summary,
		gaps
	};
}
function reportedIssue(issue) {
	const { rule, level, message, hint, file, line, column, endLine, endColumn, pointer } = issue;
	return {
		rule,
		level,
		message,
		hint,
		file,
		line,
		column,
		endLine,
		endColumn,
		pointer,
		help: ruleHelp(rule)
	};
}
export { reportOf as n, json_exports as t };

import { t as RULES } from "./issue-B2KypcZa.mjs";
import { n as UNSHOWN, t as EXAMPLES } from "./examples-xV-VdJqY.mjs";
import { t as ruleHelp } from "./rule-help-Dw1-VqsC.mjs";
// src/engine/report/sarif.ts
/** Formats issues as SARIF 2.1.0, for code scanning services. */
function sarifReport(issues) {
	const run = {
		tool: { driver: {
			name: "page-engine",
			rules: Object.keys(RULES).map((id) => ({
				id,
				shortDescription: { text: RULES[id].title },
				help: helpOf(id),
				defaultConfiguration: { level: RULES[id].level }
			}))
		} },
		columnKind: "utf16CodeUnits",
		results: issues.map(result)
	};
	return JSON.stringify({
		$schema: "https://json.schemastore.org/sarif-2.1.0.json",
		version: "2.1.0",
		runs: [run]
	}, null, 2);
}
/** The words of the page of rules; a `helpUri` would have to be a full address. */
function helpOf(rule) {
	const why = rule in UNSHOWN ? UNSHOWN[rule] : EXAMPLES[rule].why;
	const place = ruleHelp(rule);
	return {
		text: `${why} (${place})`,
		markdown: `${why}\n\n[${place}](${place})`
	};
}
function result(issue) {
	const { line, column, endLine, endColumn } = issue;
	return {
		ruleId: issue.rule,
		level: issue.level,
		message: { text: `${issue.message} ${issue.hint}` },
		locations: [{ physicalLocation: {
			artifactLocation: { uri: encodeURI(issue.file) },
			region: {
				startLine: line,
				startColumn: column,
				endLine,
				endColumn
			}
		} }]
	};
}
export { sarifReport };

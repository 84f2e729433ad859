import { r as readingEdits, t as createLocator } from "./positions-Bcmp3jGb.mjs";
import { s as slashed } from "./read-DsH0HkE_.mjs";
import { t as RULES } from "./issue-B2KypcZa.mjs";
import { relative } from "node:path";
// src/engine/report/located.ts
/**
* Finds line and column of every issue and puts them in the order of files and lines.
*
* @param cwd the folder that file names are given relative to
*/
function locateIssues(issues, textOf, cwd) {
	const locate = createFinder(textOf, cwd, syntaxFixes(issues));
	return issues.map((issue) => ({
		...issue,
		...locate(issue),
		level: RULES[issue.rule].level
	})).sort((a, b) => byPosition(a, b) || compare(a.rule, b.rule));
}
/** Likewise for texts that are still to be written. */
function locateGaps(gaps, textOf, cwd) {
	const locate = createFinder(textOf, cwd);
	return gaps.map((gap) => ({
		wanted: gap.value,
		pointer: gap.pointer,
		...locate(gap)
	})).sort(byPosition);
}
/** Reads every file once, however many positions are looked for in it. */
function createFinder(textOf, cwd, fixes = /* @__PURE__ */ new Map()) {
	const locators = /* @__PURE__ */ new Map();
	return (target) => {
		const { file } = target;
		const locator = locators.get(file) ?? createLocator(textOf(file) ?? "", fixes.get(file));
		locators.set(file, locator);
		return {
			...locator.range(target),
			file: slashed(relative(cwd, file))
		};
	};
}
/** The changes with which files whose syntax is broken were read. */
function syntaxFixes(issues) {
	const fixes = /* @__PURE__ */ new Map();
	for (const issue of issues.filter(({ rule }) => rule === "json-syntax")) fixes.set(issue.file, [...fixes.get(issue.file) ?? [], ...readingEdits(issue)]);
	return fixes;
}
/** Counts a list of issues. */
function summarize(issues, { ms, ...counted }) {
	const errors = issues.filter((issue) => issue.level === "error").length;
	return {
		...counted,
		errors,
		warnings: issues.length - errors,
		ms: Math.round(ms)
	};
}
function byPosition(a, b) {
	return compare(a.file, b.file) || a.line - b.line || a.column - b.column;
}
function compare(a, b) {
	return a < b ? -1 : a > b ? 1 : 0;
}
// src/engine/rules/docs/rule-help.ts
/** Where a rule is explained: a place of the page of all rules, relative to the folder of the engine. */
function ruleHelp(rule) {
	return `docs/rules.md#${rule}`;
}
export { summarize as i, locateGaps as n, locateIssues as r, ruleHelp as t };

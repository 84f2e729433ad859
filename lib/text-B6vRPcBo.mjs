import { t as ruleHelp } from "./rule-help-Dw1-VqsC.mjs";
import { styleText } from "node:util";
// src/engine/report/source-line.ts
/** Characters that are shown of a line, at most, and before what is meant. */
const MOST = 100;
const BEFORE = 40;
/**
* The line that an issue means, cut to what can be shown, with the part that is meant.
*
* @param text the whole file; nothing for a file that is not there
* @returns nothing when the line has nothing to show
*/
function sourceLine({ line, column, endLine, endColumn }, text) {
	const whole = text?.split("\n")[line - 1];
	if (whole === void 0 || whole.trim() === "" || whole.includes("\0")) return void 0;
	const cut = Math.max(0, Math.min(column - 1 - BEFORE, whole.length - MOST + 10));
	const shown = whole.slice(cut, cut + MOST).replaceAll("	", " ");
	const start = column - 1 - cut;
	const end = endLine === line ? endColumn : column + 1;
	return {
		text: shown,
		start,
		length: Math.max(1, Math.min(end - column, shown.length - start))
	};
}
// src/engine/report/text.ts
/** Formats issues for people at a terminal: the place, the line itself, what is wrong and the mend. */
function textReport(issues, summary, options) {
	const paint = (style, text) => options.colour ? styleText(style, text, { validateStream: false }) : text;
	return [
		...issues.map((issue) => oneIssue(issue, options.textOf(issue), paint)),
		...gapLines(options.gaps, paint),
		closing(summary, paint)
	].join("\n\n");
}
/** One issue in the same words, for the terminal and for the overlay in the browser. */
function oneIssue(issue, text, paint = (_, plain) => plain) {
	const level = issue.level === "error" ? paint("red", "error") : paint("yellow", "warning");
	return [
		`${paint("cyan", `${issue.file}:${issue.line}:${issue.column}`)} ${level} ${paint("dim", issue.rule)}`,
		`  ${paint("bold", issue.message)}`,
		...codeFrame(issue, text, paint),
		`  ${issue.hint}`,
		`  ${paint("dim", ruleHelp(issue.rule))}`
	].join("\n");
}
/** The line with a mark under what is meant. */
function codeFrame(issue, text, paint) {
	const source = sourceLine(issue, text);
	if (!source) return [];
	const number = String(issue.line);
	return [`  ${paint("dim", `${number} |`)} ${source.text}`, `  ${paint("dim", `${" ".repeat(number.length)} |`)} ${" ".repeat(source.start)}${paint("red", "^".repeat(source.length))}`];
}
/** What hidden pages still lack, a line for each text. */
function gapLines(gaps, paint) {
	if (gaps.length === 0) return [];
	return [["Still to be written on hidden pages:", ...gaps.map(({ file, line, column, wanted }) => `  ${paint("cyan", `${file}:${line}:${column}`)} ${wanted}`)].join("\n")];
}
function closing(summary, paint) {
	const { pages, hidden, errors, warnings, toFill, ms } = summary;
	const unseen = hidden === 0 ? "" : ` (${hidden} hidden)`;
	const checked = `${count(pages, "page")}${unseen} checked in ${ms} ms`;
	const gaps = toFill === 0 ? "" : ` ${count(toFill, "text")} still to be written.`;
	if (errors + warnings === 0) return paint("green", `${checked}: no problems.`) + gaps;
	return `${checked}: ${count(errors, "error")}, ${count(warnings, "warning")}.${gaps}`;
}
function count(number, word) {
	return `${number} ${word}${number === 1 ? "" : "s"}`;
}
export { textReport as n, sourceLine as r, oneIssue as t };

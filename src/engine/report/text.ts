import { styleText } from "node:util";
import type { LocatedGap, LocatedIssue, Summary } from "./located.ts";
import { ruleHelp } from "./rule-help.ts";
import { sourceLine } from "./source-line.ts";

/** A function that sets a text in a colour, or leaves it as it is. */
type Paint = (style: "red" | "yellow" | "cyan" | "dim" | "bold" | "green", text: string) => string;

/** Formats issues for people at a terminal: the position, the line itself, what is wrong and the fix. */
export function textReport(
  issues: LocatedIssue[],
  summary: Summary,
  options: {
    gaps: LocatedGap[];
    textOf: (issue: LocatedIssue) => string | undefined;
    colour: boolean;
  },
): string {
  const paint: Paint = (style, text) =>
    options.colour ? styleText(style, text, { validateStream: false }) : text;
  const parts = issues.map((issue) => oneIssue(issue, options.textOf(issue), paint));
  return [...parts, ...gapLines(options.gaps, paint), closing(summary, paint)].join("\n\n");
}

/** One issue in the same words, for the terminal and for the overlay in the browser. */
export function oneIssue(
  issue: LocatedIssue,
  text: string | undefined,
  paint: Paint = (_, plain) => plain,
): string {
  const level = issue.level === "error" ? paint("red", "error") : paint("yellow", "warning");
  const location = paint("cyan", `${issue.file}:${issue.line}:${issue.column}`);
  return [
    `${location} ${level} ${paint("dim", issue.rule)}`,
    `  ${paint("bold", issue.message)}`,
    ...codeFrame(issue, text, paint),
    `  ${issue.hint}`,
    `  ${paint("dim", ruleHelp(issue.rule, issue.ruleSource))}`,
  ].join("\n");
}

/** The line with a mark under what is meant. */
function codeFrame(issue: LocatedIssue, text: string | undefined, paint: Paint): string[] {
  const source = sourceLine(issue, text);
  if (!source) return [];
  const number = String(issue.line);
  return [
    `  ${paint("dim", `${number} |`)} ${source.text}`,
    `  ${paint("dim", `${" ".repeat(number.length)} |`)} ${" ".repeat(source.start)}${paint("red", "^".repeat(source.length))}`,
  ];
}

/** What hidden pages still lack, a line for each text. */
function gapLines(gaps: LocatedGap[], paint: Paint): string[] {
  if (gaps.length === 0) return [];
  const lines = gaps.map(
    ({ file, line, column, wanted }) => `  ${paint("cyan", `${file}:${line}:${column}`)} ${wanted}`,
  );
  return [["Still to be written on hidden pages:", ...lines].join("\n")];
}

function closing(summary: Summary, paint: Paint): string {
  const { pages, hidden, errors, warnings, toFill, ms } = summary;
  const unseen = hidden === 0 ? "" : ` (${hidden} hidden)`;
  const checked = `${count(pages, "page")}${unseen} checked in ${ms} ms`;
  const gaps = toFill === 0 ? "" : ` ${count(toFill, "text")} still to be written.`;
  if (errors + warnings === 0) return paint("green", `${checked}: no problems.`) + gaps;
  return `${checked}: ${count(errors, "error")}, ${count(warnings, "warning")}.${gaps}`;
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? "" : "s"}`;
}

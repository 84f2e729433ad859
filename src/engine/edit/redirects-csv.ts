import Papa from "papaparse";
import type { CheckedSite } from "../pipeline/site.ts";
import { type Redirect, redirectProblem, redirectsOf } from "./redirects.ts";

/** Old addresses from a table, with what is wrong in its lines. */
export interface ReadRedirects {
  /** Those that differ from the ones there are. */
  changes: Redirect[];
  /** How many lines say what is so already. */
  same: number;
  problems: LineProblem[];
}

/** What is wrong in a line of a table. */
export interface LineProblem {
  /** From 1. */
  line: number;
  message: string;
}

interface Row extends Redirect {
  line: number;
}

const HEAD = ["Old address", "Page"];

/** Old addresses as a table. */
export function printRedirects(redirects: readonly Redirect[]): string {
  const rows = redirects.map(({ from, to }) => [from, to]);
  return `${Papa.unparse([HEAD, ...rows], { newline: "\n" })}\n`;
}

/** Reads a table of old addresses and pages, with or without a heading, as any program for tables writes it. */
export function readRedirects(site: CheckedSite, text: string): ReadRedirects {
  const { rows, problems } = rowsOf(text.replace(/^\uFEFF/, ""), site.index.site.url);
  // Of two lines with the same address the first counts.
  const all = new Map(rows.toReversed().map(({ from, to }) => [from, to]));
  const known = new Map(redirectsOf(site).map(({ from, to }) => [from, to]));
  const lines = new Map<string, number>();
  const read: ReadRedirects = { changes: [], same: 0, problems };
  for (const { line, from, to } of rows) {
    const first = lines.get(from);
    lines.set(from, first ?? line);
    const message =
      first === undefined
        ? redirectProblem(site, { from, to }, all)
        : `${from} stands in line ${first} already. Keep one of the two lines.`;
    if (message !== undefined) read.problems.push({ line, message });
    else if (known.get(from) === to) read.same += 1;
    else read.changes.push({ from, to });
  }
  read.problems.sort((a, b) => a.line - b.line);
  return read;
}

function rowsOf(text: string, url: string): { rows: Row[]; problems: LineProblem[] } {
  const rows: Row[] = [];
  const problems: LineProblem[] = [];
  Papa.parse<string[]>(text, { delimiter: delimiterOf(text) }).data.forEach((cells, at) => {
    const line = at + 1;
    const [from = "", to = ""] = cells.map((cell) => pathOf(cell, url));
    if (cells.every((cell) => cell.trim() === "")) return;
    if (at === 0 && !from.startsWith("/") && !to.startsWith("/")) return;
    if (from === "" || to === "")
      problems.push({
        line,
        message: "This line needs two columns: the old address, and the page.",
      });
    else rows.push({ line, from, to });
  });
  return { rows, problems };
}

/** What parts columns: of these signs only the comma can stand in an address. */
function delimiterOf(text: string): string {
  const [first = ""] = text.split("\n");
  return ["\t", ";"].find((sign) => first.includes(sign)) ?? ",";
}

/** An address of this site as a path. A slash at its end makes no difference to hosts. */
function pathOf(cell: string, url: string): string {
  const text = cell.trim();
  const path = text.startsWith(`${url}/`) ? text.slice(url.length) : text === url ? "/" : text;
  return path.length > 1 ? path.replace(/\/+$/, "") : path;
}

import type { Issue } from "../model/issue.ts";
import { decode } from "./parse/encoding.ts";
import { byCodePoint } from "./read.ts";
import type { SourceFile } from "./source.ts";

/** Reads the list of a site's own words: one a line. Lines without a word are passed over. */
export function readWords(source: SourceFile): { words?: string[]; issues: Issue[] } {
  const { text, issue } = decode(source);
  return issue ? { issues: [issue] } : { words: text.split(/\s+/).filter(Boolean), issues: [] };
}

/** The text of a list of words: each once, one a line, in the order of a dictionary. */
export function wordsText(words: Iterable<string>): string {
  const sorted = [...new Set(words)].sort(
    (a, b) => byCodePoint(a.toLowerCase(), b.toLowerCase()) || byCodePoint(a, b),
  );
  return sorted.map((word) => `${word}\n`).join("");
}

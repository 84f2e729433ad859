import type { Issue } from "../page/issue.ts";
import { depthIssue } from "./parse/depth.ts";
import { duplicateKeyIssues, mayHaveDuplicateKeys } from "./parse/duplicate-keys.ts";
import { decode } from "./parse/encoding.ts";
import { syntaxIssues } from "./parse/syntax.ts";
import type { ParsedFile, SourceFile } from "./source.ts";

/**
 * Parses a JSON file. The fast path is `JSON.parse`; positions are looked for only when something is wrong.
 *
 * @returns the file with its value, or the issues that prevent one
 */
export function parseFile(source: SourceFile): { parsed?: ParsedFile; issues: Issue[] } {
  const { file } = source;
  const { text, issue } = decode(source);
  if (issue) return { issues: [issue] };
  const tooDeep = depthIssue(file, text);
  if (tooDeep) return { issues: [tooDeep] };
  try {
    const value: unknown = JSON.parse(text);
    const issues = mayHaveDuplicateKeys(text, value) ? duplicateKeyIssues(file, text) : [];
    return { parsed: { ...source, text, value }, issues };
  } catch (cause) {
    return { issues: syntaxIssues(file, text, cause) };
  }
}

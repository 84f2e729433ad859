import type { Issue } from "../page/issue.ts";
import { crowdIssue, depthIssue, sizeIssue } from "./parse/depth.ts";
import { duplicateKeyIssues, mayHaveDuplicateKeys } from "./parse/duplicate-keys.ts";
import { decode } from "./parse/encoding.ts";
import { hiddenIssues } from "./parse/hidden.ts";
import { syntaxIssues } from "./parse/syntax.ts";
import type { ParsedFile, SourceFile } from "./source.ts";

/**
 * Parses a JSON file. The fast path is `JSON.parse`; positions are looked for only when something is wrong.
 *
 * @returns the file with its value, or the issues that prevent one
 */
export function parseFile(source: SourceFile): { parsed?: ParsedFile; issues: Issue[] } {
  const { file } = source;
  const tooLarge = sizeIssue(file, source.bytes.length);
  if (tooLarge) return { issues: [tooLarge] };
  const { text, issue } = decode(source);
  if (issue) return { issues: [issue] };
  const tooDeep = depthIssue(file, text);
  if (tooDeep) return { issues: [tooDeep] };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const broken = syntaxIssues(file, text);
    const told = new Set(broken.map(({ span }) => span?.offset));
    const hidden = hiddenIssues(file, text).filter(({ span }) => !told.has(span?.offset));
    return { issues: [...broken, ...hidden] };
  }
  const tooMany = crowdIssue(file, value);
  if (tooMany) return { issues: [tooMany] };
  const twice = mayHaveDuplicateKeys(text, value) ? duplicateKeyIssues(file, text) : [];
  return { parsed: { ...source, text, value }, issues: [...twice, ...hiddenIssues(file, text)] };
}

import type { Issue } from "../model/issue.ts";
import { applyEdits } from "./parse/apply-edits.ts";
import { crowdIssue, depthIssue, sizeIssue } from "./parse/depth.ts";
import { duplicateKeyIssues, mayHaveDuplicateKeys } from "./parse/duplicate-keys.ts";
import { decode } from "./parse/encoding.ts";
import { hiddenIssues } from "./parse/hidden.ts";
import { readingEdits } from "./parse/mistake.ts";
import { syntaxIssues } from "./parse/syntax.ts";
import type { ParsedFile, SourceFile } from "./source.ts";

/** What was read of a JSON file. */
export interface FileReading {
  /** The file with its value, when it is JSON. */
  parsed?: ParsedFile;
  /** The same with the value that was meant, when it is plain in spite of all that is wrong with its form. */
  fixed?: ParsedFile;
  /** Its text, when it is not JSON. */
  text?: string;
  issues: Issue[];
}

/** Parses a JSON file. The fast path is `JSON.parse`; positions are looked for only when something is wrong. */
export function parseFile(source: SourceFile): FileReading {
  const { file } = source;
  const tooLarge = sizeIssue(file, source.bytes.length);
  if (tooLarge) return { issues: [tooLarge] };
  const { text, issue } = decode(source);
  if (issue) return { issues: [issue] };
  const tooDeep = depthIssue(file, text);
  if (tooDeep) return { issues: [tooDeep] };
  const written = jsonIn(text);
  const tooMany = written && crowdIssue(file, written.value);
  if (tooMany) return { issues: [tooMany] };
  const broken = written ? [] : syntaxIssues(file, text);
  const reported = new Set(broken.map(({ span }) => span?.offset));
  const hidden = hiddenIssues(file, text).filter(({ span }) => !reported.has(span?.offset));
  const twice =
    written && mayHaveDuplicateKeys(text, written.value) ? duplicateKeyIssues(file, text) : [];
  const meant = broken.length + hidden.length === 0 ? undefined : fixedValue(text, broken, hidden);
  return {
    ...(written ? { parsed: { ...source, text, ...written } } : { text }),
    ...(meant ? { fixed: { ...source, text, ...meant } } : {}),
    issues: [...broken, ...twice, ...hidden],
  };
}

function jsonIn(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** What a text says when it is plain how every mistake in its form is meant, and without hidden characters. */
function fixedValue(
  text: string,
  broken: Issue[],
  hidden: Issue[],
): { value: unknown } | undefined {
  const meant = jsonIn(applyEdits(text, [...broken, ...hidden].flatMap(readingEdits)));
  return meant && crowdIssue("", meant.value) ? undefined : meant;
}

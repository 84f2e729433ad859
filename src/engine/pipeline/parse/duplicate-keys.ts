import { visit } from "jsonc-parser";
import type { Issue } from "../../model/issue.ts";
import { appendPointer } from "../../model/pointer.ts";
import { createTextEnd } from "./text-end.ts";

const COLON = 0x3a;
/** Spaces, tabs and line breaks have lower codes than anything else in JSON. */
const SPACE = 0x20;

/**
 * Whether a text has more keys than its value: `JSON.parse` silently keeps the last of two equal ones.
 *
 * @param text that `JSON.parse` has taken
 */
export function mayHaveDuplicateKeys(text: string, value: unknown): boolean {
  const endOfText = createTextEnd(text);
  let written = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at)) {
    at = endOfText(at) + 1;
    while (text.charCodeAt(at) <= SPACE) at += 1;
    if (text.charCodeAt(at) === COLON) written += 1;
  }
  return written !== countKeys(value);
}

function countKeys(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + countKeys(item), 0);
  if (typeof value !== "object" || value === null) return 0;
  let count = 0;
  for (const item of Object.values(value)) count += 1 + countKeys(item);
  return count;
}

/** Files full of them are reported once. */
const MOST = 20;

/** One issue for every key that an object has already. */
export function duplicateKeyIssues(file: string, text: string): Issue[] {
  const issues: Issue[] = [];
  const seen: Map<string, number>[] = [];
  visit(text, {
    onObjectBegin: () => {
      seen.push(new Map());
    },
    onObjectEnd: () => {
      seen.pop();
    },
    onObjectProperty: (key, offset, length, line, _column, path) => {
      const keys = seen.at(-1);
      const first = keys?.get(key);
      if (first === undefined) keys?.set(key, line + 1);
      else if (issues.length < MOST)
        issues.push(
          duplicate({ file, key, first, pointer: pathPointer([...path(), key]), offset, length }),
        );
    },
  });
  return issues;
}

function duplicate(twice: {
  file: string;
  key: string;
  first: number;
  pointer: string;
  offset: number;
  length: number;
}): Issue {
  return {
    rule: "json-duplicate-key",
    message: `The field "${twice.key}" stands here for the second time; the first is on line ${twice.first}.`,
    hint: "Keep the one that is right and delete the other; otherwise the first would be lost without a word.",
    file: twice.file,
    pointer: twice.pointer,
    span: { offset: twice.offset, length: twice.length },
  };
}

function pathPointer(path: (string | number)[]): string {
  return path.reduce<string>(appendPointer, "");
}

import type { Issue } from "../../model/issue.ts";
import { withoutConflicts } from "./conflict.ts";
import { diagnose } from "./diagnose.ts";
import { type Mistake, toIssue } from "./mistake.ts";
import { sniffFormat } from "./sniff-format.ts";

/** More mistakes than this in one file are of no help to anybody. */
const MOST = 50;

/**
 * Says in plain words why a text is not JSON: every mistake that does not follow from another.
 *
 * @param text that `JSON.parse` has rejected
 */
export function syntaxIssues(file: string, text: string): Issue[] {
  if (text.trim() === "") return [emptyIssue(file)];
  const { text: merged, mistakes: conflicts } = withoutConflicts(text);
  const format = conflicts.length > 0 ? undefined : sniffFormat(text);
  if (format !== undefined) return [formatIssue(file, text, format)];
  const mistakes = [...conflicts, ...onePerPosition(diagnose(merged, MOST))];
  const named = mistakes.length > 0 ? mistakes : [unnamed(text)];
  return named.slice(0, MOST).map((mistake) => toIssue(file, mistake));
}

/** What is wrong with one token is reported once. */
function onePerPosition(mistakes: Mistake[]): Mistake[] {
  return mistakes.filter(({ offset }, at) => offset !== mistakes[at - 1]?.offset);
}

function unnamed(text: string): Mistake {
  return {
    offset: text.length - text.trimStart().length,
    length: 1,
    message: "The file cannot be read as JSON.",
    hint: "Compare it with a page that works.",
  };
}

function formatIssue(file: string, text: string, kind: string): Issue {
  return toIssue(file, {
    offset: text.length - text.trimStart().length,
    length: 1,
    message: `This file is ${kind}, not JSON, though its name ends in .json.`,
    hint: "A page is a JSON object: it begins with { and its texts stand in double quotes. Start from a copy of another page.",
  });
}

function emptyIssue(file: string): Issue {
  return {
    rule: "json-syntax",
    message: "The file is empty.",
    hint: "Delete it, or fill it: `npm run new` makes a page to start from.",
    file,
    pointer: "",
  };
}

import type { Issue } from "../../page/issue.ts";

/** No page needs more; parsers that recover from errors are recursive and would run out of stack. */
const MAX_DEPTH = 64;
const MAX_LENGTH = 4_000_000;

/** Refuses a text that is nested or sized beyond anything a page can be, before a recursive parser sees it. */
export function depthIssue(file: string, text: string): Issue | undefined {
  if (text.length > MAX_LENGTH)
    return refuse(
      file,
      `This file is ${(text.length / 1e6).toFixed(1)} million characters long; a page has at most 4 million.`,
      0,
    );
  const offset = tooDeepAt(text);
  if (offset === undefined) return undefined;
  return refuse(
    file,
    `This file has more than ${MAX_DEPTH} lists and objects inside one another.`,
    offset,
  );
}

function tooDeepAt(text: string): number | undefined {
  let depth = 0;
  const marks = /"(?:[^"\\\n]|\\.)*"|[[{]|[\]}]/g;
  for (let match = marks.exec(text); match; match = marks.exec(text)) {
    const mark = match[0];
    if (mark === "[" || mark === "{") depth += 1;
    else if (mark === "]" || mark === "}") depth -= 1;
    if (depth > MAX_DEPTH) return match.index;
  }
  return undefined;
}

function refuse(file: string, message: string, offset: number): Issue {
  return {
    rule: "json-depth",
    message,
    hint: "Compare it with another page, or start again from `npm run new`.",
    file,
    pointer: "",
    span: { offset, length: 1 },
  };
}

import type { Issue } from "../../model/issue.ts";
import { createTextEnd, QUOTE } from "./text-end.ts";

/** No page needs more; readers that recover from errors are recursive and would run out of stack. */
const MAX_DEPTH = 64;
/** A page has a few hundred; reporting what is wrong with very many would take very long. */
const MAX_VALUES = 10_000;
/** In bytes. */
export const MAX_LENGTH = 1_000_000;

/** Rejects a text that is nested beyond anything a page can be, before a recursive reader sees it. */
export function depthIssue(file: string, text: string): Issue | undefined {
  const offset = tooDeepAt(text);
  if (offset === undefined) return undefined;
  return overLimit(
    file,
    `This file has more than ${MAX_DEPTH} lists and objects inside one another.`,
    offset,
  );
}

/** Rejects a file of a size that no page has. */
export function sizeIssue(file: string, bytes: number): Issue | undefined {
  if (bytes <= MAX_LENGTH) return undefined;
  const message = `This file is ${(bytes / 1e6).toFixed(1)} MB large; a page has at most ${MAX_LENGTH / 1e6} MB.`;
  return overLimit(file, message, 0);
}

/** Rejects a value of more parts than any page has. */
export function crowdIssue(file: string, value: unknown): Issue | undefined {
  const count = countValues(value);
  if (count <= MAX_VALUES) return undefined;
  const message = `This file holds ${count} values; a page has at most ${MAX_VALUES}.`;
  return overLimit(file, message, 0);
}

function countValues(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  let count = 1;
  for (const item of Object.values(value)) count += countValues(item);
  return count;
}

/**
 * Where a text of JSON nests more lists and objects than are allowed. One pass, so that the time stays
 * in proportion to the text whatever it holds; most of a page is within quotes and passed over.
 */
export function tooDeepAt(text: string, most = MAX_DEPTH): number | undefined {
  const endOfText = createTextEnd(text);
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === QUOTE) at = endOfText(at);
    else if (char === 0x5b || char === 0x7b) depth += 1;
    else if (char === 0x5d || char === 0x7d) depth -= 1;
    if (depth > most) return at;
  }
  return undefined;
}

function overLimit(file: string, message: string, offset: number): Issue {
  return {
    rule: "json-depth",
    message,
    hint: "Compare it with another page, or start again from `npm run new`.",
    file,
    pointer: "",
    span: { offset, length: 1 },
  };
}

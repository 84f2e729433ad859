import type { Issue } from "../../model/issue.ts";

/** Characters that change the order of what is read, that nobody sees, or that no document can hold; written out or escaped. */
const HIDDEN =
  /[\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff\ufffe\uffff\u007f-\u009f]|\\[bf]|\\u(?:202[a-e]|206[6-9]|200b|2060|feff|fff[ef]|00(?:0[0-8bcef]|1[0-9a-f]|7f|[89][0-9a-f]))|\\ud[89ab][0-9a-f]{2}(?!\\ud[c-f])|(?<!\\ud[89ab][0-9a-f]{2})\\ud[c-f][0-9a-f]{2}/gi;
/** The same characters in a value that has been parsed. */
const HIDDEN_IN_VALUE =
  /[\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff\ufffe\uffff]|(?![\t\n\r])[\p{Cc}\p{Cs}]/u;
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/;
/** Files full of them are reported once. */
const MOST = 20;

/** Names characters that cannot be seen: a text can hide in them what it says or where it leads. */
export function hiddenIssues(file: string, text: string): Issue[] {
  return [...text.matchAll(HIDDEN)]
    .filter(({ index }) => !isEscapedBackslash(text, index))
    .slice(0, MOST)
    .map((match) => hidden(file, match[0], match.index));
}

/** Whether a parsed text holds a character that {@link hiddenIssues} names in its file. */
export function hidesSomething(value: string): boolean {
  return HIDDEN_IN_VALUE.test(value);
}

/** In `\\u202e` the first backslash stands for itself. */
function isEscapedBackslash(text: string, index: number): boolean {
  if (text.charAt(index) !== "\\") return false;
  let before = 0;
  while (text.charAt(index - 1 - before) === "\\") before += 1;
  return before % 2 === 1;
}

function hidden(file: string, written: string, offset: number): Issue {
  const code = codeOf(written);
  const isShort = written.length === 2;
  const name = `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
  const isHalf = code >= 0xd800 && code <= 0xdfff;
  const isDirection = DIRECTION.test(String.fromCharCode(code));
  return {
    rule: "json-hidden",
    message: isHalf
      ? `Half a character (${name}) stands here.`
      : isDirection
        ? `A character that turns the direction of the text (${name}) is hidden here.`
        : `A character that cannot be seen (${name}) is hidden here.`,
    hint: isHalf
      ? "Write the whole character itself: the file is UTF-8."
      : isShort
        ? `Delete ${written}; for a backslash itself write two of them.`
        : "Delete it; it came along with text copied from elsewhere.",
    file,
    pointer: "",
    span: { offset, length: written.length },
    ...(isHalf || isShort
      ? {}
      : { fix: { edits: [{ offset, length: written.length, text: "" }] } }),
  };
}

/** The number of a character, which may be written as `\u0008` or in short as `\b`. */
function codeOf(written: string): number {
  if (written.length === 2) return written.endsWith("b") ? 0x08 : 0x0c;
  return written.startsWith("\\")
    ? Number.parseInt(written.slice(2, 6), 16)
    : written.charCodeAt(0);
}

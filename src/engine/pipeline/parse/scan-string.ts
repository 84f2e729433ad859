import type { Mistake } from "./mistake.ts";

/** Closing quotes for each opening one that is not JSON's. */
const CLOSING: Record<string, string> = {
  "“": '”“"',
  "”": '”"',
  "„": '“”"',
  "«": "»",
  "»": "«",
  "‘": "’'",
  "’": "’'",
  "‹": "›",
  "›": "‹",
  "'": "'",
  "`": "`",
};
/** How far the rest of a line is looked at, so that the time stays in proportion to the text. */
const LONGEST_LOOK = 3000;
/** How many quotes within one text are looked at, for the same reason. */
const MOST_LOOKS = 40;
const ESCAPES = '"\\/bfnrt';
const AFTER_TEXT = /^[ \t]*([,:}\]\r\n]|$|\/\/|\/\*)/;

/**
 * Reads one text in quotes, of whatever kind, and names what is wrong with it.
 *
 * @returns its length with the quotes
 */
export function scanString(text: string, start: number, mistakes: Mistake[]): number {
  const quote = text.charAt(start);
  return quote === '"'
    ? scanStraight(text, start, mistakes)
    : scanForeign(text, start, quote, mistakes);
}

function scanStraight(text: string, start: number, mistakes: Mistake[]): number {
  let at = start + 1;
  let quote = start;
  while (at < text.length) {
    const char = text.charAt(at);
    if (char === "\\") at += scanEscape(text, at, mistakes);
    else if (char === '"') {
      const end = endBeyondInnerQuote(text, at);
      if (end === undefined) return at + 1 - start;
      mistakes.push(innerQuote(text, at, end));
      return end + 1 - start;
    } else if (char === "\n" || char === "\r") {
      const end = unclosedEnd(text, start, at);
      if (end !== undefined) {
        mistakes.push(unclosed(text, start, end));
        return end - start;
      }
      const after = at + (text.startsWith("\r\n", at) ? 2 : 1);
      // Looked for once, not at every break: there may be no other quote up to the end of the file.
      if (quote >= 0 && quote < after) quote = text.indexOf('"', after);
      const next = skipOtherBreaks(text, after, quote);
      mistakes.push(brokenLine(text, at, next));
      at = next;
    } else {
      if (char < " ") mistakes.push(controlCharacter(at, char));
      at += 1;
    }
  }
  mistakes.push({
    offset: start,
    length: 1,
    message: "The file breaks off in the middle of the text that begins here.",
    hint: "Close the text with a double quote, and add what is missing after it; perhaps the file was not saved whole.",
  });
  return text.length - start;
}

/** Line breaks within one text are one mistake. */
function skipOtherBreaks(text: string, at: number, end: number): number {
  if (end < 0) return at;
  const rest = text.slice(at, end);
  const lastBreak = rest.lastIndexOf("\n");
  return lastBreak < 0 || rest.includes("\\") ? at : at + lastBreak + 1;
}

function scanEscape(text: string, at: number, mistakes: Mistake[]): number {
  const next = text.charAt(at + 1);
  if (ESCAPES.includes(next) && next !== "") return 2;
  if (next === "u" && /^[0-9a-fA-F]{4}$/.test(text.slice(at + 2, at + 6))) return 6;
  if (next === "\n" || next === "\r" || next === "") return 1;
  mistakes.push(
    next === "u"
      ? {
          offset: at,
          length: 2,
          message: "\\u must be followed by four hexadecimal digits.",
          hint: "Write the character itself: the file is UTF-8.",
          readAs: [{ offset: at, length: 0, text: "\\" }],
        }
      : {
          offset: at,
          length: 2,
          message: `A backslash before ${next} means nothing in JSON.`,
          hint: 'Write \\\\ for a backslash, \\n for a line break and \\" for a quote; before other characters take it away.',
          readAs: [{ offset: at, length: 0, text: "\\" }],
        },
  );
  return 2;
}

/** Where a text ends when a quote on the way belongs to its words; nothing when the quote is the end. */
function endBeyondInnerQuote(text: string, at: number): number | undefined {
  const rest = lineRest(text, at + 1);
  if (!/^[ \t]*[\p{L}\p{N}.!?;)(—–-]/u.test(rest)) return undefined;
  let looks = 0;
  for (const { index } of rest.matchAll(/(?<!\\)"/g)) {
    looks += 1;
    if (looks > MOST_LOOKS) return undefined;
    const after = rest.slice(index + 1);
    if (/^[ \t]*:/.test(after)) return undefined;
    if (AFTER_TEXT.test(after)) return at + 1 + index;
  }
  return undefined;
}

/** Where a text ends whose closing quote was forgotten; nothing when it goes on below. */
function unclosedEnd(text: string, start: number, lineEnd: number): number | undefined {
  const below = text.slice(lineEnd, lineEnd + 400).trimStart();
  if (!/^("[^"\n]*"\s*:|[}\]]|"[^"\n]*"\s*,?\s*(\n|\]|$)|\{)/.test(below)) return undefined;
  return start + withoutTail(text.slice(start, lineEnd)).length;
}

/** A text without the spaces and commas at its end. */
function withoutTail(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s,]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function scanForeign(text: string, start: number, quote: string, mistakes: Mistake[]): number {
  const closing = CLOSING[quote] ?? quote;
  const rest = lineRest(text, start + 1);
  let end = -1;
  for (let at = 0; at < rest.length && end < 0; at += 1)
    if (
      closing.includes(rest.charAt(at)) &&
      /^[ \t]*([,:}\]\r\n"“]|$|\/\/|\/\*)/.test(rest.slice(at + 1, at + 40))
    )
      end = at;
  const inner = end < 0 ? withoutTail(rest) : rest.slice(0, end);
  const length = inner.length + (end < 0 ? 1 : 2);
  const simple = end >= 0 && !/["\\]/.test(inner);
  const name = quote === "'" || quote === "`" ? "a single" : "a curly or foreign";
  mistakes.push({
    offset: start,
    length,
    message: `This text stands in ${name} quote ${quote}, not in straight double quotes.`,
    hint: 'Put " before and after it; word processors turn them into curly ones.',
    ...(simple ? { edits: [{ offset: start, length, text: `"${inner}"` }] } : {}),
  });
  return length;
}

function lineRest(text: string, at: number): string {
  const ahead = text.slice(at, at + LONGEST_LOOK);
  const end = ahead.indexOf("\n");
  return end < 0 ? ahead : ahead.slice(0, end);
}

function unclosed(text: string, start: number, end: number): Mistake {
  return {
    offset: start,
    length: end - start,
    message: "A text is not closed on its line.",
    hint: `Put a double quote after ${JSON.stringify(text.slice(Math.max(start + 1, end - 20), end)).slice(1, -1)}.`,
    edits: [{ offset: end, length: 0, text: '"' }],
  };
}

function innerQuote(text: string, offset: number, end: number): Mistake {
  const inner = [...text.slice(offset, end).matchAll(/(?<!\\)"/g)];
  return {
    offset,
    length: 1,
    readAs: inner.map(({ index }) => ({ offset: offset + index, length: 0, text: "\\" })),
    message: "A double quote inside a text would end the text.",
    hint: 'Write \\" for a quote inside a text, or use curly quotes “ ” there.',
  };
}

function brokenLine(text: string, offset: number, end: number): Mistake {
  const breaks = [...text.slice(offset, end).matchAll(/\r?\n|\r/g)];
  return {
    offset,
    length: 1,
    readAs: breaks.map(({ index, 0: written }) => ({
      offset: offset + index,
      length: written.length,
      text: "\\n",
    })),
    message: "A line break stands inside a text.",
    hint: "Write \\n for it, or give the text as a list of lines where Markdown is allowed.",
  };
}

function controlCharacter(offset: number, char: string): Mistake {
  const isTab = char === "\t";
  return {
    offset,
    length: 1,
    message: isTab
      ? "A tab stands inside a text."
      : `A character that cannot be seen (number ${char.charCodeAt(0)}) stands inside a text.`,
    hint: isTab ? "Write a space, or \\t for the tab itself." : "Delete it.",
    edits: [{ offset, length: 1, text: isTab ? "\\t" : "" }],
  };
}

import { signName } from "../../model/strange-signs.ts";
import type { Mistake } from "./mistake.ts";
import { scanString } from "./scan-string.ts";
import { wordMistake } from "./words.ts";

/** A piece of a text that is meant to be JSON. */
export interface Token {
  kind: "{" | "}" | "[" | "]" | ":" | "," | "string" | "value" | "name" | "end";
  offset: number;
  length: number;
}

const SPACE = /[ \t\r\n]/;
const MARKS = "{}[]:,";
/** Signs of other keyboards that are meant as marks of JSON. */
const FOREIGN_MARKS: Record<string, Token["kind"]> = {
  "：": ":",
  "，": ",",
  "＝": ":",
  "；": ",",
  "=": ":",
  ";": ",",
};
const QUOTES = "\"'`“”„«»‘’‹›";
/** A name, a number, a day with slashes, or anything else that holds together. */
const RUN =
  /[^\s{}[\]:,=;"'`“”„«»‘’‹›/#：，；＝]+(?:(?<=\d)\/(?=\d)[^\s{}[\]:,=;"'`“”„«»‘’‹›/#：，；＝]+){0,2}|[/#]/y;

/**
 * Tokenizes a text as a lenient parser would, and names what a strict one rejects.
 *
 * @param most how many mistakes are enough; behind them the text is not looked at
 * @returns tokens in their order, the last of kind `end`
 */
export function scan(text: string, most: number): { tokens: Token[]; mistakes: Mistake[] } {
  const tokens: Token[] = [];
  const mistakes: Mistake[] = [];
  let at = 0;
  while (at < text.length && mistakes.length <= most) {
    const char = text.charAt(at);
    if (SPACE.test(char)) at += 1;
    else if (isComment(text, at)) at = skipComment(text, at, mistakes);
    else if (/[\s\u200b-\u200d\u2060\ufeff]/.test(char)) at = skipStrangeSpace(char, at, mistakes);
    else if (MARKS.includes(char) || char in FOREIGN_MARKS) {
      if (char in FOREIGN_MARKS) mistakes.push(foreignMark(char, at));
      tokens.push({ kind: FOREIGN_MARKS[char] ?? (char as Token["kind"]), offset: at, length: 1 });
      at += 1;
    } else if (QUOTES.includes(char)) {
      const length = scanString(text, at, mistakes);
      tokens.push({ kind: "string", offset: at, length });
      at += length;
    } else at += scanRun(text, at, tokens, mistakes);
  }
  tokens.push({ kind: "end", offset: text.length, length: 0 });
  return { tokens, mistakes };
}

function isComment(text: string, at: number): boolean {
  return text.startsWith("//", at) || text.startsWith("/*", at) || text.charAt(at) === "#";
}

function skipComment(text: string, at: number, mistakes: Mistake[]): number {
  const isBlock = text.startsWith("/*", at);
  const ending = isBlock ? text.indexOf("*/", at + 2) : text.indexOf("\n", at);
  const end = ending < 0 ? text.length : isBlock ? ending + 2 : ending;
  const firstLine = text.indexOf("\n", at);
  const length = Math.min(end, firstLine < 0 ? text.length : firstLine) - at;
  mistakes.push({
    offset: at,
    length,
    message: "JSON has no comments.",
    hint: "Delete the comment.",
    readAs: [{ offset: at, length: end - at, text: " " }],
  });
  return end;
}

function skipStrangeSpace(char: string, at: number, mistakes: Mistake[]): number {
  mistakes.push({
    offset: at,
    length: 1,
    message: `${signName(char).replace(/^a/, "A")} stands here.`,
    hint: "Delete it and type an ordinary space; it came along with text copied from elsewhere.",
    edits: [{ offset: at, length: 1, text: " " }],
  });
  return at + 1;
}

function foreignMark(char: string, at: number): Mistake {
  const meant = FOREIGN_MARKS[char] ?? "";
  return {
    offset: at,
    length: 1,
    message: `The sign ${char} stands where JSON wants ${meant === ":" ? "a colon" : "a comma"}.`,
    hint: `Write ${meant} in its place.`,
    edits: [{ offset: at, length: 1, text: meant }],
  };
}

function scanRun(text: string, at: number, tokens: Token[], mistakes: Mistake[]): number {
  RUN.lastIndex = at;
  const word = RUN.exec(text)?.[0] ?? text.charAt(at);
  const isName = /^\s*:/.test(text.slice(at + word.length, at + word.length + 80));
  const run = isName || !wordMistake(word, at, false) ? word : phraseAt(text, at);
  const mistake = wordMistake(run, at, isName);
  if (mistake) mistakes.push(mistake);
  tokens.push({ kind: isName ? "name" : "value", offset: at, length: run.length });
  return run.length;
}

/** Words without quotes that stand together are one text. */
function phraseAt(text: string, at: number): string {
  const phrase = /^[^,{}[\]:"\r\n]+/.exec(text.slice(at, at + 2000))?.[0].trimEnd() ?? "";
  const comment = phrase.search(/\s(\/\/|\/\*|#)/);
  return (comment < 0 ? phrase : phrase.slice(0, comment)) || text.charAt(at);
}

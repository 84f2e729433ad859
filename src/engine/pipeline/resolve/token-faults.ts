import type { Tokens } from "./tokens.ts";

/** Something that looks like a token and is none, so that visitors would see its signs. */
export interface TokenFault {
  kind: "open" | "close" | "doubled" | "empty" | "dollar" | "look-alike";
  /** As it is written at its first occurrence in the text. */
  written: string;
  /** The token that was meant, when there is one of that name. */
  name?: string;
}

/** At most so many characters of a text stand for a single brace in it. */
const LONGEST_EXCERPT = 30;
const DOUBLED = /\{\s*\{([^{}]*)\}\s*\}/y;
/** Signs that other programs put around the names of values, and a fact without any. */
const LOOK_ALIKE =
  /%([A-Za-z][\w.]*)%|\[\[\s*([A-Za-z][\w.]*)\s*\]\]|｛\s*([A-Za-z][\w.]*)\s*｝|(?<![\w{./@-])(facts\.\w+)(?![\w}])/g;
const IN_BRACES = /\{[^{}]*\}/g;
/** Signs without which a text holds neither a token nor anything like one. */
const SIGNS = /[{}%｛]|\[\[|facts\./;
const MAY_LOOK_ALIKE = /%|\[\[|｛|facts\./;

/** Whether a text has to be read for tokens at all. Most have not. */
export function mayHoldTokens(text: string): boolean {
  return SIGNS.test(text);
}

/** A token in doubled braces, as other programs write them. */
export function doubledAt(
  text: string,
  at: number,
): Pick<TokenFault, "written" | "name"> | undefined {
  DOUBLED.lastIndex = at;
  const [written, name] = DOUBLED.exec(text) ?? [];
  return written === undefined ? undefined : { written, name: name?.trim() };
}

/** Names of values in signs that mean nothing here. Only names that have a value count: all else may be meant as it is. */
export function lookAlikes(text: string, tokens: Tokens): TokenFault[] {
  if (!MAY_LOOK_ALIKE.test(text)) return [];
  const outside = text.replace(IN_BRACES, (token) => " ".repeat(token.length));
  return [...outside.matchAll(LOOK_ALIKE)].flatMap(([written, ...names]): TokenFault[] => {
    const name = names.find((candidate) => candidate !== undefined);
    const isKnown = name !== undefined && tokens.get(name) !== undefined;
    return isKnown ? [{ kind: "look-alike", written, name }] : [];
  });
}

/** A brace that is not closed, with the words after it. */
export function excerptFrom(text: string, at: number): string {
  const rest = text.slice(at + 1, at + LONGEST_EXCERPT);
  return `{${rest.split(/[{}\n]/, 1)[0] ?? ""}`.trimEnd();
}

/** A brace that was not opened, with as many words before it as distinguish it from others in the text. */
export function excerptBefore(text: string, at: number): string {
  const line =
    text
      .slice(Math.max(0, at - LONGEST_EXCERPT), at)
      .split("\n")
      .at(-1) ?? "";
  const words = line.split(/(?<=\s)/);
  for (let count = 1; count < words.length; count += 1) {
    const excerpt = `${words.slice(-count).join("")}}`;
    if (text.indexOf(excerpt) === at + 1 - excerpt.length) return excerpt;
  }
  return `${words.join("").trimStart()}}`;
}

import { GAP_MARK } from "../../model/gap-mark.ts";
import {
  doubledAt,
  excerptBefore,
  excerptFrom,
  lookAlikes,
  mayHoldTokens,
  type TokenFault,
} from "./token-faults.ts";

/** Values by token name, for example `facts.monthlyFrom`. They hold no tokens themselves. */
export type Tokens = Pick<ReadonlyMap<string, string>, "get" | "keys">;

/** What the caller does with what is no plain token. */
export interface TokenHandlers {
  /** Takes the name of a token that has no value; the token stays as written. */
  unknown(name: string): void;
  /** Takes a text that an author still has to write: what it is about, and the mark as written. */
  gap(wanted: string, written: string): void;
  /** Takes what looks like a token and is none. */
  fault(fault: TokenFault): void;
}

/** For texts that are read elsewhere as well, where everything is reported. */
export const SILENT: TokenHandlers = {
  unknown: () => undefined,
  gap: () => undefined,
  fault: () => undefined,
};

/** The one way to write a brace itself. */
export const BRACES: ReadonlyMap<string, string> = new Map([
  ["leftBrace", "{"],
  ["rightBrace", "}"],
]);
/** `{fill: …}` marks what an author still has to write. */
const GAP = /^\s*fill:\s*/;
const NAMED = /\{([^{}]*)\}/y;

/** Fills the tokens of a text. What is no token stays as written. */
export function fillTokens(text: string, tokens: Tokens, on: TokenHandlers): string {
  if (!mayHoldTokens(text)) return text;
  for (const fault of lookAlikes(text, tokens)) on.fault(fault);
  let filled = "";
  let at = 0;
  while (at < text.length) {
    const brace = nextBrace(text, at);
    filled += text.slice(at, brace);
    const piece = pieceAt(text, brace, tokens, on);
    filled += piece.shown;
    at = brace + piece.length;
  }
  return filled;
}

function nextBrace(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== "{" && text[at] !== "}") at += 1;
  return at;
}

/** What begins with a brace: its length in the text, and what is shown for it. */
function pieceAt(
  text: string,
  at: number,
  tokens: Tokens,
  on: TokenHandlers,
): { length: number; shown: string } {
  const doubled = doubledAt(text, at);
  if (doubled) {
    on.fault({ kind: "doubled", ...doubled });
    return { length: doubled.written.length, shown: doubled.written };
  }
  NAMED.lastIndex = at;
  const [written, name] = NAMED.exec(text) ?? [];
  if (written !== undefined && name !== undefined) {
    const before = text[at - 1] ?? "";
    return { length: written.length, shown: shownFor(name, before, tokens, on) };
  }
  const shown = text[at] ?? "";
  if (shown === "{") on.fault({ kind: "open", written: excerptFrom(text, at) });
  if (shown === "}") on.fault({ kind: "close", written: excerptBefore(text, at) });
  return { length: 1, shown };
}

function shownFor(written: string, before: string, tokens: Tokens, on: TokenHandlers): string {
  const name = written.trim();
  const asWritten = `{${written}}`;
  if (GAP.test(written)) {
    const wanted = name.replace(GAP, "");
    on.gap(wanted, asWritten);
    return GAP_MARK.start + wanted + GAP_MARK.end;
  }
  const value = BRACES.get(name) ?? tokens.get(name);
  if (name === "") on.fault({ kind: "empty", written: asWritten });
  else if (value === undefined) on.unknown(written);
  else if (before === "$" && !/^\d/.test(value))
    on.fault({ kind: "dollar", written: `$${asWritten}`, name });
  return value ?? asWritten;
}

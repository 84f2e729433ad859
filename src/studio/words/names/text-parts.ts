import { GAP_MARK } from "../../../engine/model/gap-mark.ts";

/** A piece of a text: words, or a token with what is shown for it. */
export type TextPart = string | { token: string; value: string };

const TOKEN = /\{([^{}]*)\}/g;
const GAP = /^\s*fill:\s*/;

/**
 * A text taken apart at its tokens, which are written as `{facts.monthlyFrom}`. Those without a value are words.
 *
 * @param tokens what is shown for each, by its name
 */
export function textParts(text: string, tokens: ReadonlyMap<string, string>): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { index, 0: token, 1: name = "" } of text.matchAll(TOKEN)) {
    const value = shownFor(name, tokens);
    if (value === undefined) continue;
    if (index > at) parts.push(text.slice(at, index));
    parts.push({ token, value });
    at = index + token.length;
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
}

/** A text as it is shown, with its tokens filled. */
export function shownText(text: string, tokens: ReadonlyMap<string, string>): string {
  return textParts(text, tokens)
    .map((part) => (typeof part === "string" ? part : part.value))
    .join("");
}

/** What is still to be written, in the words of its template, where a text is nothing but that. */
export function wordsOfGap(text: string): string | undefined {
  const [, name = ""] = /^\s*\{([^{}]*)\}\s*$/.exec(text) ?? [];
  return GAP.test(name) ? name.replace(GAP, "").trimEnd() : undefined;
}

function shownFor(name: string, tokens: ReadonlyMap<string, string>): string | undefined {
  if (GAP.test(name)) return GAP_MARK.start + name.replace(GAP, "").trimEnd() + GAP_MARK.end;
  return tokens.get(name.trim());
}

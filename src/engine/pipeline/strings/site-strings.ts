import { compileMessage, MessageError, valuesOf } from "../../model/compile-message.ts";
import type { Message } from "../../model/message.ts";
import type { Strings } from "../../model/strings.ts";
import type { StringDefinitions, StringTexts } from "../definitions.ts";
import { memoize } from "../memoize.ts";

/** The words of a site in one of its languages. */
export interface SiteStrings extends Strings {
  /** Keys that have no words in the language: those of another stand there. */
  missing: readonly string[];
  /** What is wrong with words of the site's own, by key; those of the engine stand there. */
  faults: ReadonlyMap<string, StringFault>;
}

/** Why words of a site's own cannot be used: they are not written as messages are, or fill in what there is not. */
export type StringFault =
  | { kind: "syntax" }
  | { kind: "values"; unknown: string[]; known: string[] };

/** The language that others are translated from: it has every string. */
export const FIRST_LANGUAGE = "en";

/** A text that its author still has to write. */
const GAP = /^\{fill\b/;

/** The part of a language's tag that words are kept for: `de` of `de-AT`. */
export function baseOf(language: string): string {
  return language.split("-")[0] ?? language;
}

/**
 * The words of a site in a language.
 *
 * @param own words of the site's own, which override the engine's
 */
export function siteStrings(
  { languages }: StringDefinitions,
  language: string,
  own: StringTexts = {},
): SiteStrings {
  const first = compiled(languages[FIRST_LANGUAGE] ?? {});
  const given = languages[baseOf(language)];
  const faults = new Map<string, StringFault>();
  const usable = Object.entries(own).flatMap(([key, text]): [string, Message][] => {
    const known = first[key];
    if (known === undefined || isUnwritten(text)) return [];
    const read = readOwn(text, known);
    if ("message" in read) return [[key, read.message]];
    faults.set(key, read.fault);
    return [];
  });
  const strings = { ...first, ...(given && compiled(given)), ...Object.fromEntries(usable) };
  const has = new Set([
    ...Object.keys(given ?? {}),
    ...usable.map(([key]) => key),
    ...faults.keys(),
  ]);
  const missing = Object.keys(first).filter((key) => !has.has(key));
  return { language, strings, missing, faults };
}

/** Whether there are words for a language. */
export function hasStrings({ languages }: StringDefinitions, language: string): boolean {
  return baseOf(language) in languages;
}

function isUnwritten(text: string): boolean {
  return text.trim() === "" || GAP.test(text);
}

function readOwn(text: string, known: Message): { message: Message } | { fault: StringFault } {
  try {
    const message = compileMessage(text);
    const values = valuesOf(known);
    const unknown = valuesOf(message).filter((name) => !values.includes(name));
    if (unknown.length === 0) return { message };
    return { fault: { kind: "values", unknown, known: values } };
  } catch (cause) {
    if (cause instanceof MessageError) return { fault: { kind: "syntax" } };
    throw cause;
  }
}

const compiled = memoize(
  (texts: StringTexts): Readonly<Record<string, Message>> =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileMessage(text)])),
);

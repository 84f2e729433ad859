import { escapePattern } from "../../engine/model/escape-pattern.ts";
import type { FieldWords } from "./field-words.ts";

/** Sentences in another language, by the English ones. Values stand in braces in both. */
export type Sentences = Readonly<Record<string, string>>;

/** Values that are words themselves, of which there is a sentence. */
const OF_WORDS = new Set(["subject", "links", "files"]);
/** A value that is the label of a field. */
const LABEL = "field";

const VALUE = /\{(\w+)\}/g;
const BETWEEN_SENTENCES = /(?<=[.!?])\s+(?=[A-Z“{/])/;

/**
 * What translates messages of the engine and the server, whose rules and plans say them in English: each sentence is
 * recognized by its words. A message of which any sentence is not known stays as it is, whole.
 *
 * @param words of forms: a message may name a field, or say its help
 */
export function translatorOf(
  sentences: Sentences,
  { labels, help }: Pick<FieldWords, "labels" | "help">,
): (message: string) => string {
  const fixed = new Map([...Object.entries(help).map(plain), ...Object.entries(sentences)]);
  const patterns = Object.entries(sentences)
    .filter(([english]) => english.includes("{"))
    .map(([english, translated]) => ({ pattern: patternOf(english), translated }));

  const inWords = (name: string, value: string): string => {
    if (name === LABEL) return labels[value] ?? value;
    return OF_WORDS.has(name) ? (translated(value) ?? value) : value;
  };

  const sentenceIn = (english: string): string | undefined => {
    const known = fixed.get(english);
    if (known !== undefined) return known;
    for (const { pattern, translated } of patterns) {
      const { groups } = pattern.exec(english) ?? {};
      if (groups)
        return translated.replace(VALUE, (_, name: string) => inWords(name, groups[name] ?? ""));
    }
    return undefined;
  };

  const translated = (message: string): string | undefined => {
    const whole = fixed.get(message);
    if (whole !== undefined) return whole;
    const all = message.split(BETWEEN_SENTENCES).map(sentenceIn);
    return all.every((part) => part !== undefined) ? all.join(" ") : undefined;
  };

  return (message) => translated(message.replace(/"([^"]*)"/g, "“$1”")) ?? message;
}

/** Messages say the help of a field without the signs of code. */
function plain(texts: [english: string, translated: string]): [string, string] {
  const [english, translated] = texts.map((text) => text.replaceAll("`", ""));
  return [english ?? "", translated ?? ""];
}

function patternOf(english: string): RegExp {
  const source = english
    .split(VALUE)
    .map((part, at) => (at % 2 === 0 ? escapePattern(part) : `(?<${part}>.+?)`))
    .join("");
  return new RegExp(`^${source}$`, "sv");
}

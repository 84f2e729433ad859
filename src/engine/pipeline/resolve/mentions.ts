import type { SourcesByName, SourcesFile } from "../../model/sources-file.ts";

/** Where a text mentions something that has a source, or should have one. */
export interface Mention {
  at: number;
  /** The words of the text. */
  words: string;
  /** Names of the sources that are mentioned so; none for a citation that no source has. */
  names: string[];
}

/** Finds the mentions in a text, in their order. */
export type MentionFinder = (text: string) => Mention[];

/** A number of a law, for example `458.348`, `36-405` or `644A.545`. */
const NUMBER = String.raw`\d[\dA-Z]*(?:[.-]\d[\dA-Z]*)*(?![\dA-Z])`;
/** Its subsections, for example `(a)(8),(13)`. */
const PARTS = String.raw`(?:\([^()\s]{1,4}\)(?:,\s?(?=\())?)*`;
/** What joins the numbers of one citation. */
const JOINT = String.raw`(?:,\s+(?:and\s+|or\s+)?|\s+(?:and|or)\s+|\s*[–-]\s*)`;
/** What a number stands before when it begins another citation, for example `16 CCR §1474`. */
const TITLE = String.raw`(?!\s+\p{Lu}{2,})`;
/** The rest of a name in capitals. */
const CAPITALS = String.raw`\p{Lu}[\p{L}-]*(?:,?\s(?:and\s)?\p{Lu}[\p{L}-]*)*`;
const BEFORE = String.raw`(?<![\p{L}\d]|\d[.-])`;
const AFTER = String.raw`(?![\p{L}\d]|[.-]\d)`;

/**
 * Makes the finder of a site's sources. It finds their mentions, the longer of two that begin together,
 * and what has the form of a citation although no source has it.
 */
export function createMentionFinder(file: SourcesFile): MentionFinder {
  const owners = ownersOf(file.sources);
  const known = anyOf([...owners.keys()].filter((words) => !/^\d+$/.test(words)));
  const signs = anyOf((file.citationSigns ?? []).flatMap((sign) => [sign, capitalized(sign)]));
  const beginnings = anyOf(file.authorityNames ?? []);
  const numbers = `${NUMBER}${PARTS}(?:${JOINT}${NUMBER}${TITLE}${PARTS})*`;
  const findKnown = new RegExp(`${BEFORE}(?:${known})${AFTER}`, "gu");
  const findCited = new RegExp(`(?<sign>${BEFORE}(?:${signs})\\s*)(?<numbers>${numbers})`, "gu");
  const findAuthority = new RegExp(`${BEFORE}(?:${beginnings})\\s${CAPITALS}`, "gu");

  return (text) => {
    const mentions = matches(findKnown, text).map(({ 0: words, index: at }): Mention => {
      return { at, words, names: owners.get(words) ?? [] };
    });
    const isFree = (other: Mention) => mentions.every((one) => !overlap(one, other));
    const cited = matches(findCited, text).flatMap((match) => citedIn(match, owners));
    const named = matches(findAuthority, text).map(({ 0: words, index: at }): Mention => {
      return { at, words, names: [] };
    });
    return [...mentions, ...[...cited, ...named].filter(isFree)].sort((a, b) => a.at - b.at);
  };
}

/** The numbers of one citation, each with the sign that it stands behind. */
function citedIn(match: RegExpExecArray, owners: Map<string, string[]>): Mention[] {
  const { sign = "", numbers = "" } = match.groups ?? {};
  const bare = numbers.replace(/\([^()]*\)/g, (part) => " ".repeat(part.length));
  return matches(new RegExp(NUMBER, "g"), bare).map(({ 0: number, index }): Mention => {
    const isFirst = index === 0;
    return {
      at: match.index + (isFirst ? 0 : sign.length + index),
      words: isFirst ? sign + number : number,
      names: owners.get(number) ?? [],
    };
  });
}

function overlap(a: Mention, b: Mention): boolean {
  return a.at < b.at + b.words.length && b.at < a.at + a.words.length;
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The names of sources by the words that mention them. */
function ownersOf(sources: SourcesByName): Map<string, string[]> {
  const owners = new Map<string, string[]>();
  for (const [name, { mentions }] of Object.entries(sources))
    for (const words of mentions.filter(isWritten))
      owners.set(words, [...(owners.get(words) ?? []), name]);
  return owners;
}

/** A source may be in the middle of a change. */
function isWritten(words: string): boolean {
  return words.trim() !== "";
}

/** A pattern for any of some words, longer ones first; one that nothing matches for none. */
function anyOf(words: string[]): string {
  if (!words.some(isWritten)) return "(?!)";
  return words
    .filter(isWritten)
    .sort((a, b) => b.length - a.length)
    .map((one) => one.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"))
    .join("|");
}

function matches(pattern: RegExp, text: string): RegExpExecArray[] {
  return [...text.matchAll(pattern)];
}

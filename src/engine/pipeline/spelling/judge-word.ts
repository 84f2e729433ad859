import { editsBetween } from "../validate/nearest.ts";
import { americanForm, isBritishVariant } from "./american-form.ts";
import type { Dictionary } from "./dictionaries.ts";
import { oneEditAway } from "./one-edit.ts";

/** What dictionaries say of a word that is not right. */
export interface Judgement {
  /** The American form of a British word. */
  american?: string;
  /** Words in small letters that are one slip away, the likeliest first. */
  near: string[];
  /** What was most likely meant. */
  meant: string[];
}

/** The dictionaries of a kind of English. */
export interface WordBooks {
  american: Dictionary;
  british: Dictionary;
  /** Whether British forms are wrong. */
  isAmerican: boolean;
}

const MOST_MEANT = 3;

/**
 * Looks a word up. The British dictionary is asked for American texts too: it has many words and names that
 * the American one lacks.
 *
 * @param word as written, with a straight apostrophe
 * @returns nothing for a word that is right
 */
export function judgeWord(word: string, books: WordBooks): Judgement | undefined {
  const { american, british, isAmerican } = books;
  const small = word.toLowerCase();
  if (isIn(american, word) && !(isAmerican && isBritishVariant(small))) return undefined;
  const isAmericanWord = (other: string) => american.has(other);
  if (isAmerican && british.has(small)) {
    const form = americanForm(small, isAmericanWord);
    if (form !== undefined) return { american: form, near: [form], meant: [form] };
  }
  if (isIn(british, word) || isIn(american, withoutAccents(word))) return undefined;
  const own = isAmerican ? american : british;
  const near = oneEditAway(small, (other) => own.has(other));
  const name = own.hasInAnyCase(small) ? [capitalized(small)].filter(own.has) : [];
  const guesses = [...name, ...near];
  const meant =
    guesses.length > 0 ? guesses : own.like(small).filter((other) => isLike(small, other));
  return { near, meant: meant.slice(0, MOST_MEANT) };
}

/** A guess that is further off confuses more than it helps. */
function isLike(word: string, other: string): boolean {
  return word.charAt(0) === other.charAt(0) && editsBetween(word, other) <= 2;
}

function isIn(dictionary: Dictionary, word: string): boolean {
  return dictionary.has(word) || dictionary.has(word.toLowerCase());
}

function withoutAccents(word: string): string {
  return word.normalize("NFD").replace(/\p{M}/gu, "");
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

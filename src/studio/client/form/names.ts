import { LANGUAGE } from "../words/say.ts";

/** The name in a file for words that somebody typed: `Price per month` is `pricePerMonth`. Empty where no letter is left. */
export function nameFrom(words: string): string {
  const plain = words.normalize("NFD").replace(/\p{M}/gu, "");
  const [first = "", ...others] = plain.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
  return [first.toLowerCase(), ...others.map(capitalized)].join("");
}

/** The words for a name in a file: `pricePerMonth` is `Price per month`. */
export function wordsFrom(name: string): string {
  const words = name
    .replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=[0-9])/g, " ")
    .replaceAll(/[-_]/g, " ")
    .toLowerCase();
  return capitalized(words);
}

/** A label where it stands within other words. German nouns keep their capitals. */
export function inSentence(label: string): string {
  return LANGUAGE === "de" ? label : label.toLowerCase();
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

import { memoize } from "../../../pipeline/memoize.ts";
import type { OddText } from "../../../pipeline/texts/scanner.ts";
import type { Stretch } from "../../../pipeline/texts/stretch.ts";
import { readPart } from "../../../pipeline/texts/words.ts";

/** Something that looks like a phone number: digits with what people part them by. */
const NUMBER = /(?<![\p{L}\p{N}\p{Sc}.,–-])(?:\+\s?)?\(?\d[\d\s().–/-]{4,24}\d(?![\p{L}\p{N}%])/gu;

/** A number with where it stands. */
export interface WrittenNumber extends Stretch {
  written: string;
}

/** The numbers of a text that could be phone numbers, found once for all rules. */
export const numbersIn = memoize(({ text }: OddText): WrittenNumber[] => {
  if (text.search(NUMBER) < 0) return [];
  return [...readPart(text).matchAll(NUMBER)].map(({ 0: written, index }) => ({
    written,
    offset: index,
    length: written.length,
  }));
});

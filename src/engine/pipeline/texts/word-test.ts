import { hashOf, Sign } from "./word-hashes.ts";
import { createNameTest, partsOf } from "./words.ts";

/** A word of a text by its hash, and where it stands. */
export interface HashedWord {
  hash: number;
  start: number;
  end: number;
}

/** Whether a word needs no second look. It is asked for every word of a site. */
export interface WordTest {
  /** What is known of a word already, at no cost. */
  isKnown(hash: number, first: number): boolean;
  /** The answer for a word that is not known. */
  isFine(text: string, word: HashedWord): boolean;
}

const FIRST_CAPITAL = 65;
const LAST_CAPITAL = 90;
/** Words that are known at a glance, each in the one slot that its hash gives it. A power of two. */
const ROOM = 1 << 16;

/**
 * Makes the test. What stands between two spaces is taken apart when it is met first, and known by its hash
 * from then on; with and without a capital it is another word.
 *
 * @param isRight whether a word is right as it is written
 * @param telltales words that are always worth a look
 */
export function createWordTest(
  isRight: (word: string) => boolean,
  telltales: Iterable<string>,
): WordTest {
  const known = new Set<number>();
  const lately = new Int32Array(ROOM);
  const always = new Set([...telltales].map(hashOf));
  let last = { text: "", isName: createNameTest("") };
  return {
    isKnown(hash, first) {
      const key = keyOf(hash, first);
      return lately[key & (ROOM - 1)] === key;
    },
    isFine(text, { hash, start, end }) {
      const first = text.charCodeAt(start);
      const key = keyOf(hash, first);
      if (known.has(key) || (!always.has(hash) && partsOf(text.slice(start, end)).every(isRight))) {
        known.add(key);
        lately[key & (ROOM - 1)] = key;
        return true;
      }
      if (always.has(hash)) return false;
      if (!isCapital(first)) return false;
      if (last.text !== text) last = { text, isName: createNameTest(text) };
      return last.isName(start);
    },
  };
}

/** Figures, prices and paragraphs of laws are no words. */
export function isFigure(signs: number): boolean {
  return (signs & (Sign.digit | Sign.money)) !== 0;
}

function keyOf(hash: number, first: number): number {
  return isCapital(first) ? ~hash : hash;
}

function isCapital(code: number): boolean {
  return code >= FIRST_CAPITAL && code <= LAST_CAPITAL;
}

const ZERO = 48;
const NINE = 57;
const SMALL_A = 97;
const SMALL_Z = 122;
const BIG_A = 65;
const BIG_Z = 90;
const OPENING_BRACE = 123;
const OPENING_ROUND = 40;
const CLOSING_SQUARE = 93;
const FIRST_FOREIGN_LETTER = 0xc0;
const FIRST_PUNCTUATION = 0x2000;
const LAST_PUNCTUATION = 0x206f;
const APOSTROPHE = 0x2019;
/** `$`, `%`, `'`, `-` and the paragraph sign. */
const SIGNS = new Set([36, 37, 39, 45, 0xa7]);
const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Characters that few texts have, as bits: rules look only at texts with those that concern them. */
export const Sign = {
  /** `*`, `#`, `<`, `_` and the backtick: what Markdown and HTML are made of. */
  markup: 1,
  /** `&`, with which names of characters begin in HTML. */
  ampersand: 2,
  /** `@`, as in e-mail addresses. */
  at: 4,
  /** Signs of money. */
  money: 8,
  digit: 16,
  /** What is left of a text that was read with the wrong encoding. */
  damage: 32,
  /** The beginning of a token. */
  brace: 64,
  /** A word that is not known to be right. */
  word: 128,
} as const;

/** The words of one text. It is used for text after text, so that nothing has to be made for each. */
export interface WordList {
  count: number;
  /** A number for each word, the same for the same word in any letter case. */
  hashes: Int32Array;
  /** Where each begins and ends. */
  starts: Int32Array;
  ends: Int32Array;
  /** The signs within each: a digit makes it a figure. */
  signs: Uint8Array;
}

/** Words that a list has room for at first. */
const FIRST_ROOM = 256;

/** A list of no words. */
export function createWordList(room = FIRST_ROOM): WordList {
  const numbers = () => new Int32Array(room);
  return {
    count: 0,
    hashes: numbers(),
    starts: numbers(),
    ends: numbers(),
    signs: new Uint8Array(room),
  };
}

/**
 * Finds the words of a text that visitors read, many times faster than a regular expression. Tokens in braces
 * and link targets are passed over.
 *
 * @param words is filled
 * @returns the signs of the text, as bits
 */
export function findWords(text: string, words: WordList): number {
  words.count = 0;
  const { length } = text;
  let hash = FNV_START;
  let start = -1;
  let seen = 0;
  let within = 0;
  let opened = 0;
  for (let at = 0; at < length; at += 1) {
    const written = text.charCodeAt(at);
    const meaning = written < FIRST_FOREIGN_LETTER ? (MEANINGS[written] ?? 0) : foreign(written);
    seen |= meaning;
    const code = meaning & CODE_MASK;
    if (code !== 0) {
      if (start < 0) start = at;
      hash = Math.imul(hash ^ code, FNV_PRIME);
      within |= meaning;
      continue;
    }
    if (start >= 0) {
      add(words, hash, start, at, within >>> SIGN_SHIFT);
      hash = FNV_START;
      start = -1;
      within = 0;
    }
    if (written === OPENING_BRACE || written === OPENING_ROUND) {
      const kind = written === OPENING_BRACE ? 1 : 2;
      const end = endOfUnread(text, at, (opened & kind) !== 0);
      if (end < 0) opened |= kind;
      else at = end;
    }
  }
  if (start >= 0) add(words, hash, start, length, within >>> SIGN_SHIFT);
  return seen >>> SIGN_SHIFT;
}

/**
 * Where a token or a link target ends that begins at a position; that position itself when neither begins there.
 *
 * @param isOpen whether one of its kind has no end: then there is none for this one either
 * @returns -1 when it has no end
 */
function endOfUnread(text: string, at: number, isOpen: boolean): number {
  const isToken = text.charCodeAt(at) === OPENING_BRACE;
  if (!isToken && text.charCodeAt(at - 1) !== CLOSING_SQUARE) return at;
  return isOpen ? -1 : text.indexOf(isToken ? "}" : ")", at);
}

function add(words: WordList, hash: number, start: number, end: number, signs: number): void {
  const at = words.count;
  if (at === words.hashes.length) grow(words);
  words.hashes[at] = hash;
  words.starts[at] = start;
  words.ends[at] = end;
  words.signs[at] = signs;
  words.count = at + 1;
}

function grow(words: WordList): void {
  const larger = createWordList(2 * words.hashes.length);
  larger.hashes.set(words.hashes);
  larger.starts.set(words.starts);
  larger.ends.set(words.ends);
  larger.signs.set(words.signs);
  Object.assign(words, larger, { count: words.count });
}

/** The lower bits of a meaning are the code of a character within words, the upper ones are its signs. */
const SIGN_SHIFT = 16;
const CODE_MASK = 0xffff;
/** The meanings of the characters that nearly all texts are made of. */
const MEANINGS = Int32Array.from(
  { length: FIRST_FOREIGN_LETTER },
  (_, code) => (commonSign(code) << SIGN_SHIFT) | smallCode(code),
);

function foreign(code: number): number {
  return (foreignSign(code) << SIGN_SHIFT) | smallCode(code);
}

/** Adds a number to a hash of several. */
export function mix(hash: number, next: number): number {
  return Math.imul(hash ^ next ^ (hash >>> 15), FNV_PRIME);
}

/** The number of a single word. */
export function hashOf(word: string): number {
  let hash = FNV_START;
  for (let at = 0; at < word.length; at += 1)
    hash = Math.imul(hash ^ smallCode(word.charCodeAt(at)), FNV_PRIME);
  return hash;
}

/** The code of a character within words, in small letters; 0 between words. */
function smallCode(code: number): number {
  if (code >= SMALL_A && code <= SMALL_Z) return code;
  if (code >= BIG_A && code <= BIG_Z) return code + SMALL_A - BIG_A;
  if (code >= ZERO && code <= NINE) return code;
  if (code >= FIRST_FOREIGN_LETTER)
    return code < FIRST_PUNCTUATION || code > LAST_PUNCTUATION || code === APOSTROPHE ? code : 0;
  return SIGNS.has(code) ? code : 0;
}

function commonSign(code: number): number {
  const character = String.fromCharCode(code);
  if ("*#<_`".includes(character)) return Sign.markup;
  if (character === "&") return Sign.ampersand;
  if (character === "@") return Sign.at;
  if (character === "{") return Sign.brace;
  if ("$£¥".includes(character)) return Sign.money;
  return code >= ZERO && code <= NINE ? Sign.digit : 0;
}

/** `Ã`, `Â` and `â` begin what UTF-8 looks like when it is read as Latin-1; U+FFFD stands for what was lost. */
function foreignSign(code: number): number {
  if (code === 0xc3 || code === 0xc2 || code === 0xe2 || code === 0xfffd) return Sign.damage;
  return code === 0x20ac ? Sign.money : 0;
}

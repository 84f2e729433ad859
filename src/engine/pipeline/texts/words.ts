/** Words of one and two letters are too often abbreviations and units. */
const SHORTEST = 3;

/** A word within a text. */
export interface TextWord {
  /** As written, with a straight apostrophe and without an ending such as `'s`. */
  word: string;
  offset: number;
  length: number;
}

/** What visitors do not read: code, tokens, link targets, tags, names of characters, addresses. */
const UNREAD =
  /`[^`]*`|\{[^{}]*\}|\]\([^()]*\)|<[^<>]*>|&#?\w{1,32};|\b(?:https?:\/\/|www\.)\S+/giu;
/** What is no word: e-mail addresses, handles, hosts and names of files, abbreviations with dots. */
const NO_WORD = /[\w.+-]{1,64}@[\w.-]+|[@#]\w+|[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+\.?/gu;
const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/gu;
const BETWEEN_PARTS = /[^\p{L}\p{M}'’]+/u;
const ENDING = /'(s|d|ll|ve|re|m)?$/i;
/** A word of four small letters or more: titles have none. */
const SMALL_WORD = /(?:^|\s)\p{Ll}{4}/u;
/** What stands before a word in the middle of a sentence. */
const GOES_ON = /[\p{L}\p{N},’'%$&)]/u;

/** The words of a text that dictionaries can know; of `follow-up` both parts. Names within sentences are left out. */
export function wordsIn(text: string): TextWord[] {
  const prose = blanked(readPart(text), NO_WORD);
  const isName = createNameTest(text);
  return [...prose.matchAll(WORD)]
    .map(({ 0: written, index }) => ({
      word: bare(written),
      offset: index,
      length: bare(written).length,
    }))
    .filter(({ word, offset }) => !isNoWord(word) && !isName(offset));
}

/** All words of a text, in small letters, names and figures among them. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}§$%’'-]+/gu) ?? [];
}

/** The text with blanks instead of what visitors do not read, so that everything keeps its offset. */
export function readPart(text: string): string {
  return blanked(text, UNREAD);
}

/** The words of what stands between two spaces. */
export function partsOf(token: string): string[] {
  return token
    .split(BETWEEN_PARTS)
    .map((part) => bare(part.replace(/^['’]+|['’]+$/g, "")))
    .filter((part) => !isNoWord(part));
}

/** Whether a word begins with a capital. */
export function isCapitalized(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}

/** Makes the test whether the word at an offset is a name: it has a capital in the middle of a sentence. In titles other words have one, too. */
export function createNameTest(text: string): (offset: number) => boolean {
  let isSentence: boolean | undefined;
  return (offset) => {
    let before = offset - 1;
    while (text.charAt(before) === " ") before -= 1;
    if (!GOES_ON.test(text.charAt(before)) || !isCapitalized(text.charAt(offset))) return false;
    isSentence ??= SMALL_WORD.test(text);
    return isSentence;
  };
}

function blanked(text: string, pattern: RegExp): string {
  return text.replace(pattern, (part) => " ".repeat(part.length));
}

function bare(written: string): string {
  return written.replaceAll("’", "'").replace(ENDING, "");
}

/** Short ones, and those with capitals within, as `APRNs` and `MacDill`: names and abbreviations. */
function isNoWord(word: string): boolean {
  return word.length < SHORTEST || /^.[^\p{Lu}]*\p{Lu}/u.test(word);
}

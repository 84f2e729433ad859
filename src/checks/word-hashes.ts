const ZERO = 48;
const NINE = 57;
const SMALL_A = 97;
const SMALL_Z = 122;
const BIG_A = 65;
const BIG_Z = 90;
const FIRST_FOREIGN_LETTER = 0xc0;
const FIRST_PUNCTUATION = 0x2000;
const LAST_PUNCTUATION = 0x206f;
const APOSTROPHE = 0x2019;
/** `$`, `%`, `'`, `-` and the paragraph sign. */
const SIGNS = new Set([36, 37, 39, 45, 0xa7]);
const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * Gives every word of a text as a number, the same for the same word in any letter case. It sees the
 * words that `wordsOf` sees, many times faster, so that large sites can be compared page with page.
 */
export function hashWords(text: string, onWord: (hash: number) => void): void {
  let hash = FNV_START;
  let isInside = false;
  for (let at = 0; at < text.length; at += 1) {
    const written = text.charCodeAt(at);
    const code = COMMON[written] ?? smallCode(written);
    if (code > 0) {
      hash = Math.imul(hash ^ code, FNV_PRIME);
      isInside = true;
    } else if (isInside) {
      onWord(hash);
      hash = FNV_START;
      isInside = false;
    }
  }
  if (isInside) onWord(hash);
}

/** What `smallCode` gives for the codes that nearly all texts are made of. */
const COMMON = Uint8Array.from({ length: FIRST_FOREIGN_LETTER }, (_, code) => smallCode(code));

/** Adds a number to a hash of several. */
export function mix(hash: number, next: number): number {
  return Math.imul(hash ^ next ^ (hash >>> 15), FNV_PRIME);
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

import type { Stretch } from "../../../pipeline/texts/stretch.ts";

/** What Windows shows for the bytes 80 to 9F. */
const WINDOWS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009dž\u009f";
/**
 * Bytes of UTF-8 shown one by one: of letters such as é, of signs such as ’ and of the space that does not break. After a
 * capital Ã quotes, dots and dashes can be meant as they are, unless a letter follows.
 */
const MOJIBAKE =
  /â[€‚„†][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œž]|Ã[\u0080-\u00bf€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™š›œž]|Ã[…‘’“”–—](?=\p{L})|Â[\u0080-\u00bf]/gu;
const LOST = "\ufffd";

/** Whether a text was read with the wrong encoding. */
export function isDamaged(text: string): boolean {
  return text.includes(LOST) || mojibakeIn(text).length > 0;
}

/** Where a text shows bytes of UTF-8 one by one, and what they mean. */
export function mojibakeIn(text: string): (Stretch & { meant: string })[] {
  return [...text.matchAll(MOJIBAKE)].flatMap(({ 0: written, index }) => {
    const meant = readAgain(written);
    if (meant === undefined) return [];
    return [{ offset: index, length: written.length, meant: meant.replace("\u00a0", " ") }];
  });
}

/** Where a character of a text was lost. */
export function lostIn(text: string): Stretch[] {
  const offset = text.indexOf(LOST);
  return offset < 0 ? [] : [{ offset, length: 1 }];
}

/** The characters as the bytes that Windows shows so, read as UTF-8. */
function readAgain(written: string): string | undefined {
  const bytes = [...written].map((character) => {
    const at = WINDOWS.indexOf(character);
    return at < 0 ? character.charCodeAt(0) : 0x80 + at;
  });
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}

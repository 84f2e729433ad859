import type { Issue } from "../model/issue.ts";
import type { CheckedSite } from "../pipeline/site.ts";
import { textsWith } from "../pipeline/texts/site-texts.ts";
import { Sign } from "../pipeline/texts/word-hashes.ts";
import { markStretch, type Stretch } from "./texts/stretch.ts";

/** What Windows shows for the bytes 80 to 9F. */
const WINDOWS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009dž\u009f";
/**
 * Bytes of UTF-8 shown one by one: of letters such as é, of signs such as ’ and of the space that does not break. After a
 * capital Ã quotes, dots and dashes can be meant as they are, unless a letter follows.
 */
const MOJIBAKE =
  /â[€‚„†][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œž]|Ã[\u0080-\u00bf€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™š›œž]|Ã[…‘’“”–—](?=\p{L})|Â[\u0080-\u00bf]/gu;
const LOST = "\ufffd";

/** Every text was read with the encoding it was written in. */
export function checkDamagedTexts(site: CheckedSite): Issue[] {
  return textsWith(site, Sign.damage).flatMap((text) => [
    ...mojibakeIn(text.text).map(
      ({ meant, ...stretch }): Issue => ({
        rule: "text-damaged",
        message: `“${text.text.substr(stretch.offset, stretch.length)}” is what “${meant}” becomes when a text is read with the wrong encoding.`,
        hint: `Write “${meant}”.`,
        ...markStretch(text, stretch, meant),
      }),
    ),
    ...lostIn(text.text).map(
      (stretch): Issue => ({
        rule: "text-damaged",
        message: "A character was lost here; visitors see “\ufffd”.",
        hint: "Write the character that belongs here; compare the text with where it came from.",
        ...markStretch(text, stretch),
      }),
    ),
  ]);
}

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

function lostIn(text: string): Stretch[] {
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

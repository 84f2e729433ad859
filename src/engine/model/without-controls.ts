/** Control characters but tab and line breaks, halves of characters, and the two code points that are no characters. */
const IMPOSSIBLE = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** A text without what neither HTML nor XML can hold: one such character makes a whole feed unreadable. */
export function withoutControls(text: string): string {
  return text.replace(IMPOSSIBLE, "");
}

import type { PageEntry } from "../../../pipeline/index/site-index.ts";
import type { CheckedSite } from "../../../pipeline/site.ts";
import { wordsOf } from "../../../pipeline/texts/words.ts";

/** How many long paragraphs of a page stand on another as well. */
export function sharedParagraphs(
  { reader: { scanner } }: CheckedSite,
  page: PageEntry,
  other: PageEntry,
): number {
  const others = scanner.page(other).long;
  return scanner
    .page(page)
    .long.filter(({ key, text }) =>
      others.some((one) => one.key === key && sameWords(one.text, text)),
    ).length;
}

/** Whether two texts are the same but for signs and spaces. */
export function sameWords(a: string, b: string): boolean {
  return a === b || wordsOf(a).join(" ") === wordsOf(b).join(" ");
}

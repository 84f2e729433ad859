import type { Issue } from "../model/issue.ts";
import type { PageEntry } from "../pipeline/index/site-index.ts";
import type { CheckedSite } from "../pipeline/site.ts";
import type { LongText } from "../pipeline/texts/scanner.ts";
import { wordsOf } from "../pipeline/texts/words.ts";
import { copyOf } from "./copy-of.ts";
import { isSimilarPair } from "./similarity.ts";
import { createRepeatTest } from "./texts/repeat-test.ts";

/** No long paragraph stands twice on the site; what several pages say belongs into a shared block. */
export function checkRepetition(site: CheckedSite): Issue[] {
  const { scanner } = site.reader;
  const seen = new Map<number, Paragraph[]>();
  const mayRepeat = createRepeatTest(keysOf(site));
  return site.pages.flatMap(({ entry }) =>
    scanner.page(entry).long.flatMap((long): Issue[] => {
      if (!mayRepeat(long.key)) return [];
      const paragraph = { ...long, entry };
      const alike = seen.get(paragraph.key);
      const first = alike?.find((other) => sameWords(other.text, paragraph.text));
      if (first)
        return isSimilarPair(site, first.entry, entry) ? [] : [repeated(first, paragraph, site)];
      if (alike) alike.push(paragraph);
      else seen.set(paragraph.key, [paragraph]);
      return [];
    }),
  );
}

function* keysOf({ pages, reader: { scanner } }: CheckedSite): Generator<number> {
  for (const { entry } of pages) for (const { key } of scanner.page(entry).long) yield key;
}

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

type Paragraph = LongText & { entry: PageEntry };

function sameWords(a: string, b: string): boolean {
  return a === b || wordsOf(a).join(" ") === wordsOf(b).join(" ");
}

function repeated(first: Paragraph, second: Paragraph, site: CheckedSite): Issue {
  const isSamePage = first.entry === second.entry;
  const isFirstCopied = !isSamePage && copyOf(site, first.entry, second.entry) === first.entry;
  const [copy, original] = isFirstCopied ? [first, second] : [second, first];
  return {
    rule: "content-repeated",
    message: isSamePage
      ? "This paragraph stands on this page twice."
      : `This paragraph stands on ${original.entry.route} as well.`,
    hint: isSamePage
      ? "Delete one of the two."
      : "Write it anew for this page, or move it to a file in pages/_shared/ and show that on both.",
    file: copy.entry.file,
    pointer: copy.pointer,
  };
}

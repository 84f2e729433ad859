import type { PageEntry } from "../content/index/site-index.ts";
import { remembered } from "../content/remembered.ts";
import type { Issue } from "../page/issue.ts";
import { authoredTexts, wordsOf } from "./authored-text.ts";
import { copyOf } from "./copy-of.ts";
import { isSimilarPair } from "./similarity.ts";
import type { CheckedSite } from "./site.ts";
import { hashWords, mix } from "./word-hashes.ts";

/** A paragraph of more words than this stands once on a site. */
const LONGEST_REPEATED = 25;

/** No long paragraph stands twice on the site; what several pages say belongs into a shared block. */
export function checkRepetition(site: CheckedSite): Issue[] {
  const seen = new Map<number, Paragraph[]>();
  return site.pages.flatMap(({ entry }) =>
    longTexts(entry).flatMap((paragraph): Issue[] => {
      const alike = seen.get(paragraph.key);
      const first = alike?.find((other) => sameWords(other.text, paragraph.text));
      if (first) return isSimilarPair(site, first.entry, entry) ? [] : [repeated(first, paragraph)];
      if (alike) alike.push(paragraph);
      else seen.set(paragraph.key, [paragraph]);
      return [];
    }),
  );
}

/** How many long paragraphs of a page stand on another as well. */
export function sharedParagraphs(page: PageEntry, other: PageEntry): number {
  const others = longTexts(other);
  return longTexts(page).filter(({ key, text }) =>
    others.some((one) => one.key === key && sameWords(one.text, text)),
  ).length;
}

interface Paragraph {
  entry: PageEntry;
  pointer: string;
  text: string;
  /** The same number for the same words. */
  key: number;
}

/** The paragraphs of a page that are long enough to stand once. */
const longTexts = remembered((entry: PageEntry): Paragraph[] =>
  authoredTexts(entry).flatMap(({ pointer, text }) => {
    const key = longTextKey(text);
    return key === undefined ? [] : [{ entry, pointer, text, key }];
  }),
);

/** A number that is the same for texts of the same words; nothing for short texts. */
function longTextKey(text: string): number | undefined {
  if (text.length < 2 * LONGEST_REPEATED) return undefined;
  let count = 0;
  let key = 0;
  hashWords(text, (word) => {
    count += 1;
    key = mix(key, word);
  });
  return count > LONGEST_REPEATED ? key : undefined;
}

function sameWords(a: string, b: string): boolean {
  return a === b || wordsOf(a).join(" ") === wordsOf(b).join(" ");
}

function repeated(first: Paragraph, second: Paragraph): Issue {
  const isSamePage = first.entry === second.entry;
  const isFirstCopied = !isSamePage && copyOf(first.entry, second.entry) === first.entry;
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

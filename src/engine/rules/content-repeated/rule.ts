import type { Finding } from "../../model/issue.ts";
import { unpackAll, unpackNumbers } from "../../pipeline/facts/numbers.ts";
import type { PageEntry } from "../../pipeline/index/site-index.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedPage, CheckedSite } from "../../pipeline/site.ts";
import type { LongText } from "../../pipeline/texts/scanner.ts";
import { copyOf } from "../analysis/texts/copy-of.ts";
import { sameWords } from "../analysis/texts/paragraphs.ts";
import { repeatedNumbers } from "../analysis/texts/repeated-numbers.ts";
import { isSimilarPair } from "../analysis/texts/similarity.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "content-repeated",
  level: "warning",
  title: "A paragraph stands on two pages",
  help: "Readers skip what they have read, and a paragraph kept in two places is fixed in one.",
  example,
  check: checkRepetition,
});

/** No long paragraph stands twice on the site; what several pages say belongs into a shared block. */
function checkRepetition(site: CheckedSite): Finding[] {
  const { scanner } = site.reader;
  const seen = new Map<number, Paragraph[]>();
  const repeated = repeatedNumbers(
    unpackAll(site.pages.map(({ facts }) => facts.texts.long)).numbers,
  );
  const isSuspect = ({ facts }: CheckedPage) =>
    unpackNumbers(facts.texts.long).some((key) => repeated.has(key));
  const suspects = repeated.size > 0 ? site.pages.filter(isSuspect) : [];
  return suspects.flatMap(({ entry }) =>
    scanner.page(entry).long.flatMap((long): Finding[] => {
      if (!repeated.has(long.key)) return [];
      const paragraph = { ...long, entry };
      const alike = seen.get(paragraph.key);
      const first = alike?.find((other) => sameWords(other.text, paragraph.text));
      if (first)
        return isSimilarPair(site, first.entry, entry)
          ? []
          : [sameParagraph(first, paragraph, site)];
      if (alike) alike.push(paragraph);
      else seen.set(paragraph.key, [paragraph]);
      return [];
    }),
  );
}

type Paragraph = LongText & { entry: PageEntry };

function sameParagraph(first: Paragraph, second: Paragraph, site: CheckedSite): Finding {
  const isSamePage = first.entry === second.entry;
  const isFirstCopied = !isSamePage && copyOf(site, first.entry, second.entry) === first.entry;
  const [copy, original] = isFirstCopied ? [first, second] : [second, first];
  return {
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

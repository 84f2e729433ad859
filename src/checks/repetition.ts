import type { PageEntry } from "../content/index/site-index.ts";
import type { Issue } from "../page/issue.ts";
import { authoredTexts, wordsOf } from "./authored-text.ts";
import type { CheckedSite } from "./site.ts";

/** A paragraph of more words than this stands once on a site. */
const LONGEST_REPEATED = 25;

/** No long paragraph stands twice on the site; what several pages say belongs into a shared block. */
export function checkRepetition({ pages }: CheckedSite): Issue[] {
  const seen = new Map<string, PageEntry>();
  return pages.flatMap(({ entry }) =>
    authoredTexts(entry).flatMap(({ pointer, text }): Issue[] => {
      const words = wordsOf(text);
      if (words.length <= LONGEST_REPEATED) return [];
      const key = words.join(" ");
      const first = seen.get(key);
      if (!first) {
        seen.set(key, entry);
        return [];
      }
      return [
        {
          rule: "content-repeated",
          message: `This paragraph stands on ${first.route} as well.`,
          hint: "Write it anew for this page, or move it to a file in pages/_shared/ and show that on both.",
          file: entry.file,
          pointer,
        },
      ];
    }),
  );
}

import type { SourcesEntry } from "../../pipeline/index/site-index.ts";
import { memoize } from "../../pipeline/memoize.ts";
import {
  createMentionFinder,
  type Mention,
  type MentionFinder,
} from "../../pipeline/resolve/mentions.ts";
import { wordsOfPage } from "../../pipeline/resolve/page-words.ts";
import type { CheckedPage, PageSite, SiteContext } from "../../pipeline/site.ts";
import { memoizeOnPage } from "./on-page.ts";

/** Whether everything that has to do with sources can be read; of other sites nothing is said. */
export function knowsSources({ index }: SiteContext): boolean {
  const { sources, unreadable, repairs } = index;
  return unreadable.size === 0 && !(sources && repairs.has(sources.file));
}

/** Finds what texts cite, for all rules. */
export const finderOf = memoize(
  ({ written }: SourcesEntry): MentionFinder => createMentionFinder(written),
);

/** What a page mentions and a source has; nothing on a site without a list of sources. */
export const mentionsOn = memoizeOnPage(
  ({ entry }: CheckedPage, { index, reader }: PageSite): Mention[] => {
    if (!index.sources) return [];
    const words = wordsOfPage(reader.visits.page, index, entry);
    return finderOf(index.sources)(words).filter(({ names }) => names.length > 0);
  },
);

import type { SourcesEntry } from "../index/site-index.ts";
import { memoize } from "../memoize.ts";
import { memoizeOnPage } from "../on-page.ts";
import { createMentionFinder, type Mention, type MentionFinder } from "../resolve/mentions.ts";
import { wordsOfPage } from "../resolve/page-words.ts";

/** Finds what texts cite, for all rules. */
export const finderOf = memoize(
  ({ written }: SourcesEntry): MentionFinder => createMentionFinder(written),
);

/** What a page mentions and a source has; nothing on a site without a list of sources. */
export const mentionsOn = memoizeOnPage(({ entry }, { index, reader }): Mention[] => {
  if (!index.sources) return [];
  const words = wordsOfPage(reader.visits.page, index, entry);
  return finderOf(index.sources)(words).filter(({ names }) => names.length > 0);
});

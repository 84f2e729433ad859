import type { SourcesEntry } from "../../pipeline/index/site-index.ts";
import { memoize } from "../../pipeline/memoize.ts";
import {
  createMentionFinder,
  type Mention,
  type MentionFinder,
} from "../../pipeline/resolve/mentions.ts";
import { wordsOfPage } from "../../pipeline/resolve/page-words.ts";
import { type CheckedPage, type CheckedSite, everyPage } from "../../pipeline/site.ts";

/** What the pages of a site cite. */
export interface Citations {
  /** The sources that they can cite; none on a site without the file. */
  sources?: SourcesEntry;
  /** Finds what a text cites. */
  find: MentionFinder;
  /** Every page with what it mentions and a source has. */
  pages: CitingPage[];
}

export interface CitingPage {
  page: CheckedPage;
  mentions: Mention[];
}

/** Looks up once for all rules what pages cite; nothing when a file that belongs to it cannot be read whole. */
export const citationsOf = memoize((site: CheckedSite): Citations | undefined => {
  const { sources, unreadable, repairs } = site.index;
  if (unreadable.size > 0 || (sources && repairs.has(sources.file))) return undefined;
  const find: MentionFinder = sources ? createMentionFinder(sources.written) : () => [];
  const pages = everyPage(site).map((page) => ({
    page,
    mentions: sources ? mentionsOn(site, page, find) : [],
  }));
  return { sources, find, pages };
});

/** What a page mentions and a source has. */
function mentionsOn(
  { index, reader }: CheckedSite,
  { entry }: CheckedPage,
  find: MentionFinder,
): Mention[] {
  return find(wordsOfPage(reader.visits.page, index, entry)).filter(
    ({ names }) => names.length > 0,
  );
}

import { isHidden } from "./index/hidden.ts";
import { createPageWalk, type PageWalk, type PageWalkOptions } from "./page-walk.ts";
import { createPauses, type Pause } from "./pauses.ts";
import { type CheckedPage, type CheckedSite, everyPage } from "./site.ts";
import { lookUpWords } from "./texts/site-texts.ts";

/** A site with the walk over its pages. */
export interface WalkedSite {
  site: CheckedSite;
  walk: PageWalk;
}

/** Called with each page once rules were run on it, while it is in memory. */
export type OnChecked = (page: CheckedPage, site: CheckedSite, walk: PageWalk) => void;

/** Pages that are resolved and checked together. */
const AT_A_TIME = 100;

/**
 * Runs rules on all pages of a site, a few at a time: a large one is never in memory as a whole, and a server that walks goes on
 * answering.
 */
export async function walkSite(
  options: PageWalkOptions,
  onChecked?: OnChecked,
): Promise<WalkedSite> {
  const { index, schemas, release, today, reader } = options;
  const walk = createPageWalk(options);
  const { shell, texts, refs: shellRefs, frames } = walk.shell;
  const home = index.pages.get("/");
  const site: CheckedSite = {
    index,
    pages: [...index.pages.values(), index.notFound].filter(walk.isOwn).map(walk.page),
    hidden: [...index.withHidden.pages.values()].filter(isHidden).filter(walk.isOwn).map(walk.page),
    home: home && walk.page(home),
    titleOf: (route) => (index.pages.has(route) ? walk.site.titleOf(route) : undefined),
    shell,
    texts,
    frames,
    shellRefs,
    release,
    today,
    schemas,
    reader,
    comparisons: walk.comparisons,
  };
  const pages = everyPage(site);
  const pause = createPauses();
  for (let at = 0; at < pages.length; at += AT_A_TIME) {
    const some = pages.slice(at, at + AT_A_TIME);
    const changed = await uncheckedOf(some, walk, pause);
    if (at === 0 || changed.length > 0) await lookUpWords(site, changed);
    await lookUpOthers(site, changed, walk);
    for (const page of some) {
      await pause();
      walk.findingsOn(page);
      onChecked?.(page, site, walk);
    }
  }
  return { site, walk };
}

/** To know whether a page is as it was, others may have to be resolved. */
async function uncheckedOf(
  pages: readonly CheckedPage[],
  walk: PageWalk,
  pause: Pause,
): Promise<CheckedPage[]> {
  const unchecked: CheckedPage[] = [];
  for (const page of pages) {
    await pause();
    if (!walk.isChecked(page)) unchecked.push(page);
  }
  return unchecked;
}

/** Looks up the words of pages in further languages. */
async function lookUpOthers(
  site: CheckedSite,
  pages: readonly CheckedPage[],
  walk: PageWalk,
): Promise<void> {
  if (site.frames.length === 1) return;
  const readers = new Set(pages.map(({ entry }) => walk.readerFor(entry.route)));
  readers.delete(site.reader);
  for (const reader of readers) {
    const read = pages.filter(({ entry }) => walk.readerFor(entry.route) === reader);
    await lookUpWords({ ...site, reader }, read);
  }
}

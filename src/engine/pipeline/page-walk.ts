import { isUse } from "../model/block.ts";
import type { Issue } from "../model/issue.ts";
import { type Answers, createAnswers } from "./cache/answers.ts";
import { type Comparisons, createComparisons } from "./cache/comparisons.ts";
import { createPageSteps, type PageStep, type PageSteps } from "./cache/page-steps.ts";
import { shortHash } from "./cache/short-hash.ts";
import type { ResolvedPages, SiteCache } from "./cache/site-cache.ts";
import type { StepName } from "./cache/snapshot.ts";
import { trackIndex } from "./cache/tracked-index.ts";
import { factsOf, type PageFacts } from "./facts/page-facts.ts";
import { isHidden, seenFromHidden } from "./index/hidden.ts";
import type { PageEntry, SiteIndex } from "./index/site-index.ts";
import { type MediaUrls, ORIGINAL_URLS } from "./media/media-urls.ts";
import { memoize } from "./memoize.ts";
import { createResolver, type Resolved, type Resolver } from "./resolve/resolver.ts";
import type { Rule } from "./rule.ts";
import { pageFindings } from "./run-rules.ts";
import type { CheckedPage, PageSite } from "./site.ts";
import { aboutLanguages, aboutRun } from "./site-answers.ts";
import type { TextReader } from "./texts/reader.ts";
import {
  createReaders,
  createSites,
  type SiteRun,
  type SiteTitles,
  trackedSite,
} from "./tracked-site.ts";

/** What the walk over the pages of a site starts from. */
export interface PageWalkOptions extends SiteRun {
  urls: MediaUrls;
  rules: readonly Rule[];
  cache: SiteCache;
  /** The pages that are walked, by the paths of their files; all by default. Of others the fields are known, and no more. */
  isOwn?: (path: string) => boolean;
}

/** Resolves and checks the pages of a site: those alone that a change can have touched since the last run. */
export interface PageWalk {
  /** The site as the steps of its pages see it: what they ask of it is noted. */
  site: PageSite & SiteTitles;
  steps: PageSteps;
  /**
   * Runs a further step for a page: its result is kept until the page changes, or an answer that the step was given.
   *
   * @param given stands for what else goes into it
   */
  step<Value>(name: StepName, page: CheckedPage, given: string, compute: () => Value): Value;
  answers: Answers;
  comparisons: Comparisons;
  /** Pages that were resolved last. */
  resolved: ResolvedPages;
  /** The frame around all pages. */
  shell: ReturnType<Resolver["shell"]>;
  /** A page whose parts are resolved when somebody asks for them. */
  page(entry: PageEntry): CheckedPage;
  /** Whether a page is walked. */
  isOwn(entry: PageEntry): boolean;
  /** What reads the texts of a page, in its language. */
  readerFor(route: string): TextReader;
  /** What all rules find wrong with a page. */
  findingsOn(page: CheckedPage): readonly Issue[];
  /** Whether that is known from the last run. */
  isChecked(page: CheckedPage): boolean;
}

/** Begins a walk. */
export function createPageWalk(options: PageWalkOptions): PageWalk {
  const { index, schemas, urls, cache, rules, today } = options;
  const { log } = cache;
  // What another walk resolves, which may be under way at the same time, can be of another state of the site.
  const resolved = cache.resolved.copy();
  const tracked = trackIndex(index, "shown", log.ask);
  const shown = createResolver(tracked, urls, schemas, { today, notes: log });
  const unseen = seenFromHidden(index);
  // Hidden pages are not written: their media keep their own addresses, and are not made for the output.
  const every = createResolver(trackIndex(unseen, "every", log.ask), ORIGINAL_URLS, schemas, {
    today,
    notes: log,
  });
  const shell = shown.shell();
  const titleOf = (route: string) => {
    const entry = entryAt(index, route);
    return entry && log.aside(() => shown.title(entry));
  };
  const answers = createAnswers(
    { shown: index, every: unseen },
    {
      ...aboutRun(options, shell.texts),
      ...aboutLanguages(index, shell.frames),
      anchors: (route) => factsAt(route)?.anchors,
      anchor: (target) => hasAnchor(...splitTarget(target)),
      title: titleOf,
    },
  );
  const steps = createPageSteps({
    before: cache.before,
    log,
    answers,
    location: locationOf(index),
  });
  const identityOf = identities(index);
  const isOwn = (entry: PageEntry) => options.isOwn?.(identityOf(entry).path) ?? true;
  const resolve = (entry: PageEntry): Resolved => {
    const known = resolved.get(entry);
    if (known) return log.reuse(known);
    const noted = log.noting(() => (isHidden(entry) ? every : shown).page(entry));
    resolved.set(entry, noted);
    return noted.value;
  };
  const factsFor = (entry: PageEntry): PageFacts =>
    steps.run({
      step: "resolve",
      ...identityOf(entry),
      compute() {
        resolved.delete(entry);
        return factsOf({ entry, ...resolve(entry) }, siteFor(entry));
      },
    });
  const factsAt = (route: string) => {
    const entry = entryAt(index, route);
    return entry && log.aside(() => factsFor(entry));
  };
  const hasAnchor = (route: string, anchor: string) => {
    const entry = entryAt(index, route);
    if (!entry || isOwn(entry)) return factsAt(route)?.anchors.includes(anchor) ?? false;
    // Whoever knows all pages compares this answer, and checks again what follows from a wrong one.
    return true;
  };
  const readerFor = createReaders(options);
  const site = trackedSite(
    options,
    log,
    { tracked, frames: shell.frames, readerFor },
    { factsAt, hasAnchor, titleOf },
  );
  const siteFor = createSites(site, index);
  const checkOf = (page: CheckedPage): PageStep<Issue[]> => ({
    step: "check",
    ...identityOf(page.entry),
    compute() {
      askForShared(page.entry, tracked);
      return pageFindings(rules, page, siteFor(page.entry));
    },
  });
  return {
    site,
    steps,
    step(name, page, given, compute) {
      const { path, input } = identityOf(page.entry);
      return steps.run({ step: name, path, input: `${input} ${given}`, compute });
    },
    answers,
    comparisons: createComparisons(cache.before.comparisons),
    resolved,
    shell,
    readerFor,
    page: (entry) => lazyPage(entry, factsFor, resolve),
    isOwn,
    findingsOn: (page) => steps.run(checkOf(page)),
    isChecked: (page) => steps.isKept(checkOf(page)),
  };
}

/** What a page says otherwise than a shared block is read by the type of that block. */
function askForShared({ page }: PageEntry, { shared }: SiteIndex): void {
  for (const block of page.blocks) if (isUse(block) && block.with) shared.get(block.use);
}

function entryAt({ notFound, withHidden }: SiteIndex, route: string): PageEntry | undefined {
  return route === notFound.route ? notFound : withHidden.pages.get(route);
}

/** The route and the anchor of a question. */
function splitTarget(target: string): [route: string, anchor: string] {
  const at = target.indexOf("#");
  return [target.slice(0, at), target.slice(at + 1)];
}

/** Parts of a page are resolved when somebody asks for them. Its facts may be known without. */
function lazyPage(
  entry: PageEntry,
  factsFor: (entry: PageEntry) => PageFacts,
  resolve: (entry: PageEntry) => Resolved,
): CheckedPage {
  const resolved = () => {
    // First it has to be known whether it is still what it was.
    factsFor(entry);
    return resolve(entry);
  };
  return {
    entry,
    get facts() {
      return factsFor(entry);
    },
    get page() {
      return resolved().page;
    },
    get fields() {
      return resolved().fields;
    },
    get refs() {
      return resolved().refs;
    },
  };
}

/** Gives the name of a page that no other has, and what stands for all that is written in its file. */
function identities({
  siteFile,
}: SiteIndex): (entry: PageEntry) => Pick<PageStep<unknown>, "path" | "input"> {
  const folder = siteFile.lastIndexOf("/") + 1;
  return memoize((entry) => {
    const text = entry.hashes?.text ?? shortHash(JSON.stringify(entry.page));
    return {
      path: entry.file === siteFile ? entry.route : entry.file.slice(folder),
      // A page is seen by others when its time has come, and by itself as well: hidden pages see more of the site.
      input: entry.timing ? `${text} ${entry.timing}` : text,
    };
  });
}

/** The key of JSON under which results name files of the site. */
const FILE = '"file":"';

/** Results name files from the folder of the site, so that they are right wherever it lies. */
function locationOf({ siteFile }: SiteIndex) {
  const folder = FILE + JSON.stringify(siteFile.replace(/[^/]*\/[^/]*$/, "")).slice(1, -1);
  return {
    leave: (json: string) => json.replaceAll(folder, `${FILE}./`),
    enter: (json: string) => json.replaceAll(`${FILE}./`, folder),
  };
}

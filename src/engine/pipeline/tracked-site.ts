import { byPath } from "../model/by-path.ts";
import type { JsonSchema } from "../model/json-schema.ts";
import { isPattern } from "../model/route.ts";
import { patternsOf } from "./blog/site-blog.ts";
import type { QuestionLog } from "./cache/questions.ts";
import { trackObject } from "./cache/tracked-object.ts";
import type { PageFacts } from "./facts/page-facts.ts";
import type { PageEntry, SiteIndex } from "./index/site-index.ts";
import type { SiteFrame } from "./resolve/resolver.ts";
import type { SchemaName } from "./schema/sources.ts";
import type { PageSite } from "./site.ts";
import { localeOf } from "./strings/site-locale.ts";
import type { TextReader } from "./texts/reader.ts";

/** What a site is checked with. */
export interface SiteRun {
  index: SiteIndex;
  schemas: Record<SchemaName, JsonSchema>;
  reader: TextReader;
  release: boolean;
  today: string;
}

/** The titles of the pages of a site, with their tokens filled. */
export interface SiteTitles {
  titleOf(route: string): string | undefined;
}

/** What is asked of other pages. */
export interface OtherPages extends SiteTitles, Pick<PageSite, "hasAnchor"> {
  factsAt(route: string): PageFacts | undefined;
}

/** The site as rules see it that check one page: what they ask of it is noted. */
export function trackedSite(
  { index, schemas, reader, release, today }: SiteRun,
  log: Pick<QuestionLog, "ask">,
  { tracked, frames, readerFor }: LanguageParts,
  { factsAt, hasAnchor, titleOf }: OtherPages,
): PageSite & SiteTitles {
  const patterns = patternsIn(index);
  const first = trackObject(byPath(frames, "").texts, (name) => log.ask(`words ${name}`));
  const noted = <Value>(question: string, value: Value): Value => {
    log.ask(question);
    return value;
  };
  return {
    index: tracked,
    schemas,
    texts: first,
    in(route) {
      const { path, language } = localeOf(tracked, route);
      if (path === "") return { texts: first, reader };
      const { texts } = byPath(frames, path);
      return {
        texts: trackObject(texts, (name) => log.ask(`words-in ${language} ${name}`)),
        get reader() {
          return noted("run reader", readerFor(route));
        },
      };
    },
    get release() {
      return noted("run release", release);
    },
    get today() {
      return noted("run today", today);
    },
    get reader() {
      return noted("run reader", reader);
    },
    get patterns() {
      return noted("run patterns", patterns);
    },
    anchorsOf(route) {
      log.ask(`anchors ${route}`);
      return factsAt(route)?.anchors;
    },
    hasAnchor: (route, anchor) => noted(`anchor ${route}#${anchor}`, hasAnchor(route, anchor)),
    titleOf: (route) => noted(`title ${route}`, titleOf(route)),
  };
}

/** What pages have in their language. */
interface LanguageParts {
  tracked: SiteIndex;
  frames: readonly SiteFrame[];
  readerFor(route: string): TextReader;
}

/** Gives what reads the texts of a page: for the first language, what reads the site. */
export function createReaders({ index, reader }: SiteRun): (route: string) => TextReader {
  const readers = index.locales.map(({ path, language }) => ({
    path,
    reader: path === "" ? reader : reader.inLanguage(language),
  }));
  return (route) => byPath(readers, route).reader;
}

/** Gives the site in the language of a page. */
export function createSites(site: PageSite & SiteTitles, index: SiteIndex) {
  const sites = index.locales.map(({ path }) => {
    if (path === "") return { path, site };
    const own = site.in(path);
    const inLanguage: PageSite & SiteTitles = Object.create(site, {
      texts: { value: own.texts },
      reader: { get: () => own.reader },
    });
    return { path, site: inLanguage };
  });
  return ({ route }: PageEntry) => byPath(sites, route).site;
}

/** The addresses of the site that stand for many pages each. */
export function patternsIn(index: SiteIndex) {
  return patternsOf(index, [...index.withHidden.pages.keys()].filter(isPattern));
}

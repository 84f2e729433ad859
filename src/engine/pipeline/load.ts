import { basename, dirname, join, resolve } from "node:path";
import type { Block } from "../model/block.ts";
import { createClock } from "../model/clock.ts";
import type { Issue } from "../model/issue.ts";
import { originOf } from "../model/origin.ts";
import type { PageFile } from "../model/page-file.ts";
import { routeOfFile } from "../model/route.ts";
import type { SiteFile } from "../model/site-file.ts";
import type { SourcesFile } from "../model/sources-file.ts";
import type { ThemeFile } from "../model/theme-file.ts";
import { postsOfSite } from "./blog/posts-of-site.ts";
import { siteBlogs } from "./blog/site-blog.ts";
import type { Engine } from "./engine.ts";
import { siteForm, withFormStyles } from "./forms/site-form.ts";
import { buildIndex } from "./index/build-index.ts";
import { oddFileIssues } from "./index/odd-files.ts";
import { checkAllOverrides, withOmissions } from "./index/overrides.ts";
import { folderIssues, foldersLikeFiles, pathIssues } from "./index/path-issues.ts";
import type {
  PageEntry,
  SharedEntry,
  SiteIndex,
  SourcesEntry,
  ThemeEntry,
} from "./index/site-index.ts";
import { UNKNOWN_SITE } from "./index/unknown-site.ts";
import { isRoot, nameOf, namesOfMedia, namesOfPages } from "./index/unread-names.ts";
import {
  BLOG_FOLDER,
  isDocumentPath,
  isPostPath,
  kindOf,
  SHARED_FOLDER,
  SITE_FILE,
  SOURCES_FILE,
  THEME_FILE,
} from "./kinds.ts";
import { LEDGER_FILE } from "./ledger.ts";
import { indexMedia } from "./media/index-media.ts";
import { memoize } from "./memoize.ts";
import { asWritten, wholeFile } from "./omissions.ts";
import { orReport } from "./own-parts.ts";
import { type Listing, listFolder, readSource, slashed } from "./read.ts";
import { type ReadDocument, type ReadFiles, type ReadOne, readFiles } from "./read-files.ts";
import { siteLocales } from "./strings/site-locales.ts";

/** Where a site lies. */
export interface Folders {
  pages: string;
  media: string;
  /** Where things that take long to find out are kept between runs. */
  cache: string;
}

/** A site as read, before its pages are resolved. */
export interface LoadedSite {
  /** What pages can refer to. */
  index: SiteIndex;
  issues: Issue[];
  /** Number of page files found. */
  pageCount: number;
  /** The text of a file that was read, for reports. */
  textOf(file: string): string | undefined;
}

/** Settings of a run that stand above the site file. */
export interface Overrides {
  url?: string;
  blogHost?: string;
  /** The instant for which the site is read, see {@link createClock}; now by default. */
  at?: string;
}

/** What is read otherwise than it stands in the files. */
export interface LoadOptions extends Overrides {
  /** A file of the pages folder that is read though it is not on the disk yet. */
  added?: string;
}

/**
 * Reads, parses, validates and indexes a site. Of files with issues everything that can be understood is in
 * the index, with notes on what was left out.
 *
 * @param readOne gives one file with what is wrong in it
 */
export async function loadSite(
  folders: Folders,
  readOne: ReadOne,
  { definitions, validate }: Pick<Engine, "definitions" | "validate">,
  { added, ...overrides }: LoadOptions = {},
): Promise<LoadedSite> {
  const below = {
    pages: withFile(listFolder(folders.pages), added),
    media: listFolder(folders.media),
  };
  const read = await readFiles(folders.pages, below.pages.files, readOne);
  const { files, documents, texts, ledger, words } = read;
  const { media, unread } = await indexMedia(folders.media, below.media.files, folders.cache);
  const siteFile = slashed(join(resolve(folders.pages), SITE_FILE));
  const written = (documents.get(SITE_FILE)?.value as SiteFile | undefined) ?? UNKNOWN_SITE;
  const stopped: Issue[] = [];
  const blogs =
    orReport(() => siteBlogs(written, definitions.blogs, overrides.blogHost), stopped) ?? [];
  const theme = themeEntry(documents.get(THEME_FILE));
  const own = await postsOfSite(read, { written, siteFile, blogs });
  const site = withOverrides(written, overrides);
  const zone = site.timeZone ?? site.business?.timeZone;
  const form = siteForm(written.leadForm, definitions.forms);
  const shared = sharedEntries(documents);
  const { pages, ...differing } = checkAllOverrides(pageEntries(documents), {
    shared: new Map(shared.map((entry) => [entry.name, entry])),
    validate,
  });
  const { index, issues: clashes } = buildIndex({
    definitions,
    site,
    locales: siteLocales({ site, siteFile, documents, definitions }),
    blogs,
    form,
    siteFile,
    pages,
    shared,
    sources: sourcesEntry(documents.get(SOURCES_FILE)),
    theme,
    look: withFormStyles(await definitions.look(theme?.written), form),
    posts: own.posts,
    ledger,
    words: new Set(words),
    clock: createClock({ at: overrides.at, zone }),
    unreadable: unreadableNames(below, read, { posts: own.unread, media: unread.keys() }),
    repairs: withOmissions(repairsOf(read, siteFile), differing.omissions),
    media,
  });
  const issues: Issue[] = [
    ...listingIssues(folders, below, files),
    ...read.issues,
    ...differing.issues,
    ...stopped,
    ...own.issues,
    ...unread.values(),
    ...(hasSiteFile(below.pages) ? [] : [siteMissing(folders.pages)]),
    ...asWritten(clashes, index.repairs),
  ];
  const pageCount = files.filter((path) => isPagePath(path)).length;
  return { index, issues, pageCount, textOf: (file) => texts.get(file) ?? readAgain(file) };
}

function withFile(listing: Listing, added: string | undefined): Listing {
  if (added === undefined || listing.files.includes(added)) return listing;
  return { ...listing, files: [...listing.files, added] };
}

type Listings = Record<"pages" | "media", Listing>;

/** What is wrong with names and kinds of files. */
function listingIssues(folders: Folders, { pages, media }: Listings, files: string[]): Issue[] {
  return [
    ...pathIssues(folders.pages, files),
    ...folderIssues(folders.pages, foldersLikeFiles(files)),
    ...oddFileIssues(folders.pages, pages.oddities),
    ...oddFileIssues(folders.media, media.oddities),
  ];
}

/** The names of everything that is there and cannot be read. */
function unreadableNames(
  { pages, media }: Listings,
  read: ReadFiles,
  unread: { posts: string[]; media: Iterable<string> },
): Set<string> {
  return new Set([
    ...read.files.filter((path) => isUnknown(path, read)).map(nameOf),
    ...unread.posts.map((name) => nameOf(`${BLOG_FOLDER}${name}.md`)),
    ...foldersLikeFiles(read.files).map(nameOf),
    ...pages.oddities.flatMap(namesOfPages),
    ...media.oddities.flatMap(namesOfMedia),
    ...unread.media,
  ]);
}

/** Whether the site file is there, or may be. */
function hasSiteFile({ files, oddities }: Listing): boolean {
  return (
    files.includes(SITE_FILE) || oddities.some((entry) => entry.path === SITE_FILE || isRoot(entry))
  );
}

/** What differs from the files. Of a site file that cannot even be opened nothing is known. */
function repairsOf({ documents, repairs }: ReadFiles, siteFile: string): ReadFiles["repairs"] {
  const isRead = documents.has(SITE_FILE) || repairs.has(siteFile);
  return isRead ? repairs : new Map(repairs).set(siteFile, wholeFile(""));
}

/** Whether a file is there, and nothing is known of what it says. */
function isUnknown(path: string, { documents, posts }: ReadFiles): boolean {
  if (isPostPath(path)) return !posts.some(({ file }) => file.endsWith(`/${path}`));
  return isDocumentPath(path) && path !== LEDGER_FILE && !documents.has(path);
}

/** The text of a file that could not be parsed; nothing for one that cannot be read or is too large to show. */
function readAgain(file: string): string | undefined {
  const source = readSource(dirname(file), basename(file));
  return source && "bytes" in source ? new TextDecoder().decode(source.bytes) : undefined;
}

/** Whether a file of the pages folder is a page. */
export function isPagePath(path: string): boolean {
  return isDocumentPath(path) && path !== LEDGER_FILE && kindOf(path) === "page";
}

function sharedName(path: string): string {
  return path.slice(SHARED_FOLDER.length).replace(/\.json$/, "");
}

function pageEntries(documents: Map<string, ReadDocument>): PageEntry[] {
  return [...documents].filter(([path]) => isPagePath(path)).map(([, parsed]) => pageEntry(parsed));
}

/** A page as other pages can refer to it. */
export const pageEntry = memoize(
  (document: ReadDocument): PageEntry => ({
    route: routeOfFile(document.path),
    file: document.file,
    hashes: document.hashes,
    get page() {
      return document.value as PageFile;
    },
    get outline() {
      return document.outline;
    },
  }),
);

function sharedEntries(documents: Map<string, ReadDocument>): SharedEntry[] {
  return [...documents]
    .filter(([path]) => kindOf(path) === "shared")
    .map(([path, parsed]) => ({
      name: sharedName(path),
      file: parsed.file,
      block: (parsed.value as { block: Block }).block,
    }));
}

function sourcesEntry(parsed: ReadDocument | undefined): SourcesEntry | undefined {
  return parsed && { file: parsed.file, written: parsed.value as SourcesFile };
}

function themeEntry(parsed: ReadDocument | undefined): ThemeEntry | undefined {
  return parsed && { file: parsed.file, written: parsed.value as ThemeFile };
}

/** The site file with what the environment says, and every origin in the form in which browsers compare them. */
function withOverrides(site: SiteFile, { url }: Overrides): SiteFile {
  const { formHosts } = site;
  return {
    ...site,
    url: plainOrigin(url ?? site.url),
    ...(formHosts ? { formHosts: formHosts.map(plainOrigin) } : {}),
  };
}

function plainOrigin(text: string): string {
  return originOf(text) ?? text;
}

function siteMissing(pages: string): Issue {
  return {
    rule: "site-missing",
    message: `There is no ${SITE_FILE} in ${slashed(pages)}.`,
    hint: "Every site has one file with its name, address and menus. Check the folder given with --pages, or copy the file from another site.",
    file: slashed(join(resolve(pages), SITE_FILE)),
    pointer: "",
  };
}

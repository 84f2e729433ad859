import { existsSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { Block } from "../blocks/types.ts";
import type { Issue } from "../page/issue.ts";
import { originOf } from "../page/origin.ts";
import type { PageFile } from "../page/page-file.ts";
import type { PostFile } from "../page/post-file.ts";
import { routeOfFile } from "../page/route.ts";
import type { SiteFile } from "../page/site-file.ts";
import { buildIndex } from "./index/build-index.ts";
import { oddFileIssues } from "./index/odd-files.ts";
import { pathIssues } from "./index/path-issues.ts";
import type { PageEntry, SharedEntry, SiteIndex } from "./index/site-index.ts";
import { kindOf, SHARED_FOLDER, SITE_FILE } from "./kinds.ts";
import { LEDGER_FILE } from "./ledger.ts";
import { indexMedia } from "./media/index-media.ts";
import { byCodePoint, listOddities, readSource, slashed } from "./read.ts";
import { type ReadOne, readFiles, type ValidFile } from "./read-files.ts";
import { remembered } from "./remembered.ts";
import type { Entry } from "./walk.ts";

/** Where a site lies. */
export interface Folders {
  pages: string;
  media: string;
  /** Where things that take long to find out are kept between runs. */
  cache: string;
}

/** A site as read, before its pages are resolved. */
export interface LoadedSite {
  /** What pages can refer to; missing when there is no readable site file. */
  index?: SiteIndex;
  issues: Issue[];
  /** Number of page files found. */
  pageCount: number;
  /** The text of a file that was read, for reports. */
  textOf(file: string): string | undefined;
}

/** Settings of the environment that stand above the site file. */
export interface Overrides {
  url?: string;
  blogHost?: string;
}

/**
 * Reads, parses, validates and indexes a site. Files with issues are left out of the index, so that
 * everything else can still be checked.
 *
 * @param readOne gives one file with what is wrong in it
 */
export async function loadSite(
  folders: Folders,
  readOne: ReadOne,
  overrides: Overrides = {},
): Promise<LoadedSite> {
  const { files, valid, texts, ledger, issues: found } = readFiles(folders.pages, readOne);
  const odd = { pages: oddIn(folders.pages), media: oddIn(folders.media) };
  const issues: Issue[] = [
    ...pathIssues(folders.pages, files),
    ...oddFileIssues(folders.pages, odd.pages),
    ...oddFileIssues(folders.media, odd.media),
    ...found,
  ];
  const pageCount = files.filter((path) => isPagePath(path)).length;
  const textOf = (file: string) => texts.get(file) ?? readAgain(file);
  const siteSource = valid.get(SITE_FILE);
  if (!siteSource) {
    if (![...files, ...odd.pages.map(({ path }) => path)].includes(SITE_FILE))
      issues.push(siteMissing(folders.pages));
    return { issues, pageCount, textOf };
  }
  const { index, issues: clashes } = buildIndex({
    site: withOverrides(siteSource.value as SiteFile, overrides),
    siteFile: siteSource.file,
    pages: pageEntries(valid),
    shared: sharedEntries(valid),
    ...postsOf(valid),
    ledger,
    unreadable: new Set(
      [...files, ...odd.pages.map(({ path }) => path)]
        .filter((path) => path.endsWith(".json") && path !== LEDGER_FILE && !valid.has(path))
        .map(nameOf),
    ),
    oddMedia: new Set(odd.media.map(({ path }) => `/media/${path}`)),
    media: await indexMedia(folders.media, folders.cache),
  });
  return { index, issues: [...issues, ...clashes], pageCount, textOf };
}

function oddIn(folder: string): Entry[] {
  return existsSync(folder) ? listOddities(folder) : [];
}

/** The text of a file that could not be parsed; nothing for one that cannot be read or is too large to show. */
function readAgain(file: string): string | undefined {
  const source = readSource(dirname(file), basename(file));
  return source && "bytes" in source ? new TextDecoder().decode(source.bytes) : undefined;
}

/** Whether a file of the pages folder is a page. */
export function isPagePath(path: string): boolean {
  return path.endsWith(".json") && path !== LEDGER_FILE && kindOf(path) === "page";
}

/** The route of a page, or the name of a shared block. */
function nameOf(path: string): string {
  return kindOf(path) === "shared" ? sharedName(path) : routeOfFile(path);
}

function sharedName(path: string): string {
  return path.slice(SHARED_FOLDER.length).replace(/\.json$/, "");
}

function pageEntries(valid: Map<string, ValidFile>): PageEntry[] {
  return [...valid].filter(([path]) => isPagePath(path)).map(([, parsed]) => pageEntry(parsed));
}

const pageEntry = remembered(
  ({ path, file, value }: ValidFile): PageEntry => ({
    route: routeOfFile(path),
    file,
    page: value as PageFile,
  }),
);

function sharedEntries(valid: Map<string, ValidFile>): SharedEntry[] {
  return [...valid]
    .filter(([path]) => kindOf(path) === "shared")
    .map(([path, parsed]) => ({
      name: sharedName(path),
      file: parsed.file,
      block: (parsed.value as { block: Block }).block,
    }));
}

/** Sample articles with their files, newest first. */
function postsOf(valid: Map<string, ValidFile>): Pick<SiteIndex, "posts" | "postFiles"> {
  const written = [...valid]
    .filter(([path]) => kindOf(path) === "post")
    .map(([, parsed]) => ({ post: parsed.value as PostFile, file: parsed.file }))
    .sort((a, b) => byCodePoint(b.post.date, a.post.date));
  return {
    posts: written.map(({ post }) => post),
    postFiles: new Map(written.map(({ post, file }) => [post, file])),
  };
}

/** The site file with what the environment says, and every origin in the form in which browsers compare them. */
function withOverrides(site: SiteFile, { url, blogHost }: Overrides): SiteFile {
  const { blog, formHosts } = site;
  const host = blogHost ?? blog?.host;
  return {
    ...site,
    url: plainOrigin(url ?? site.url),
    ...(blog && host ? { blog: { ...blog, host: plainOrigin(host) } } : {}),
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

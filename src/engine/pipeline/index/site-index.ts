import type { Block, SharedUse } from "../../model/block.ts";
import type { Clock } from "../../model/clock.ts";
import type { Look } from "../../model/look.ts";
import type { PageFile } from "../../model/page-file.ts";
import type { SiteFile } from "../../model/site-file.ts";
import type { SourcesFile } from "../../model/sources-file.ts";
import type { ThemeFile } from "../../model/theme-file.ts";
import type { Times, Timing } from "../../model/times.ts";
import type { OwnPost } from "../blog/own-posts.ts";
import type { SiteBlog } from "../blog/site-blog.ts";
import type { Definitions } from "../definitions.ts";
import type { SiteForm } from "../forms/site-form.ts";
import type { Ledger } from "../ledger.ts";
import type { MediaFile } from "../media/media-file.ts";
import type { Repairs } from "../omissions.ts";
import type { SiteLocale } from "../strings/site-locale.ts";
import type { Unreadable } from "./unreadable.ts";

/** The pages of a site and how they are reached. */
export interface PageTree {
  /** Pages by route, in the order of their files. */
  pages: ReadonlyMap<string, PageEntry>;
  /** Aliases. */
  aliases: ReadonlyMap<string, AliasEntry>;
  /** The pages directly below a path, in their order. */
  children: ReadonlyMap<string, readonly PageEntry[]>;
  /** The pages that say another one in other languages, by the route of that one. */
  translations: ReadonlyMap<string, readonly PageEntry[]>;
}

/** What pages can refer to. The pages of the index itself are those that visitors see. */
export interface SiteIndex extends PageTree {
  /** The site file, in the first language of the site. */
  site: SiteFile;
  /** The site in each of its languages, the first one first. */
  locales: readonly SiteLocale[];
  /** What the site is read with. */
  definitions: Definitions;
  /** Absolute path of `_site.json`. */
  siteFile: string;
  /** The same with the pages that are hidden as yet. */
  withHidden: PageTree;
  notFound: PageEntry;
  /** The instant for which the site is read. */
  clock: Clock;
  /** The times of the pages that have some, by route. */
  times: ReadonlyMap<string, Times>;
  /** Shared blocks by name. */
  shared: ReadonlyMap<string, SharedEntry>;
  /** The laws and boards that pages mention; none for a site that keeps no list of them. */
  sources?: SourcesEntry;
  /** How the site looks, as its author wrote it; none for a site that has the look of the engine. */
  theme?: ThemeEntry;
  /** The same with everything that follows from it. */
  look: Look;
  /** The blogs, or those that stand in for them. */
  blogs: readonly SiteBlog[];
  /** The form that the site shows. */
  form?: SiteForm;
  /** The site's own articles, newest first. */
  posts: OwnPost[];
  media: ReadonlyMap<string, MediaFile>;
  /** Addresses that were published; none for a site that keeps no ledger. */
  ledger?: Ledger;
  /** Words of the site's own that no dictionary has; none for a site without a list of them. */
  words?: ReadonlySet<string>;
  /** What is there but cannot be read: links to it are no mistakes. */
  unreadable: Unreadable;
  /** How what is known of files differs from them, by absolute path; files that are right are not among them. */
  repairs: ReadonlyMap<string, Repairs>;
}

export interface PageEntry {
  route: string;
  file: string;
  page: PageFile;
  /** Why its times leave it out of the site; nothing for a page that they do not. */
  timing?: Exclude<Timing, "current">;
  /** Hashes of a file without mistakes. */
  hashes?: PageHashes;
  /** Its blocks without what stands in them, of a page that was not read again. */
  outline?: readonly BlockOutline[];
}

/** What stands for a page's text, and for its own fields without its blocks. */
export interface PageHashes {
  text: string;
  fields: string;
}

/** A block's type and times, or the name of the shared block that stands there with what the page says otherwise. */
export type BlockOutline = (Pick<Block, "type"> & Times) | SharedUse;

export interface SourcesEntry {
  file: string;
  written: SourcesFile;
}

export interface ThemeEntry {
  file: string;
  written: ThemeFile;
}

export interface SharedEntry {
  name: string;
  file: string;
  block: Block;
}

export interface AliasEntry {
  path: string;
  /** The route of the page. */
  target: string;
  as: "page" | "redirect";
  /** Its times, when it has some. */
  times?: Times;
}

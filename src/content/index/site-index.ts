import type { Block } from "../../blocks/types.ts";
import type { PageFile } from "../../page/page-file.ts";
import type { PostFile } from "../../page/post-file.ts";
import type { SiteFile } from "../../page/site-file.ts";
import type { Ledger } from "../ledger.ts";
import type { MediaFile } from "../media/media-file.ts";

/** What pages can refer to. */
export interface SiteIndex {
  site: SiteFile;
  /** Absolute path of `_site.json`. */
  siteFile: string;
  /** Pages by route, in the order of their files. */
  pages: Map<string, PageEntry>;
  notFound: PageEntry;
  /** Shared blocks by name. */
  shared: Map<string, SharedEntry>;
  /** Articles for a site without a blog, newest first. */
  posts: PostFile[];
  /** Where each of these articles is written. */
  postFiles?: ReadonlyMap<PostFile, string>;
  /** Further paths. */
  aliases: Map<string, AliasEntry>;
  /** The pages directly below a path, in their order. */
  children: Map<string, PageEntry[]>;
  media: Map<string, MediaFile>;
  /** Addresses that were published; none for a site that keeps no ledger. */
  ledger?: Ledger;
  /** Routes and names of shared blocks whose files are there but cannot be read: links to them are no mistakes. */
  unreadable: ReadonlySet<string>;
  /** Paths of media that are no files but links or pipes: that is reported there, not where they are used. */
  oddMedia?: ReadonlySet<string>;
}

export interface PageEntry {
  route: string;
  file: string;
  page: PageFile;
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
}

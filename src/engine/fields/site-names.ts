import type { RoutePattern } from "../model/route.ts";

/** A page with the anchors that links can mean. */
export interface AnchoredRoute {
  route: string;
  anchors: string[];
}

/** What a site has that texts can name. */
export interface SiteNames {
  /** The public address. */
  url: string;
  pages: AnchoredRoute[];
  /** The routes that stand for many addresses. */
  patterns: RoutePattern[];
  /** Aliases, with the anchors of their pages. */
  aliases: AnchoredRoute[];
  /** Paths of all files in the media folder. */
  media: string[];
  /** Those of them that are no pictures. */
  otherMedia: string[];
  /** Names of icons. */
  icons: string[];
  /** Files beside the pages that links can lead to. */
  files: string[];
  /** Anchors that every page has. */
  frameAnchors: string[];
  /** Names of shared blocks. */
  shared: string[];
  /** Names that can stand in braces: those of values, and of the braces themselves. */
  tokens: string[];
}

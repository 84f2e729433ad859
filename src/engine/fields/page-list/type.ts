import type { PageCard } from "../../model/resolved.ts";
import type { Folder } from "../folder/type.ts";
import type { Route } from "../route/type.ts";

/** All pages directly below a path. */
export interface PagesBelow {
  /** The path whose child pages are listed, for example `/services`. */
  below: Folder;
}

/**
 * Which pages to show: `"below"` for all pages directly below this one, `"beside"` for the pages next to this one, a list of paths, or `{ "below": "/path" }`.
 * @maxItems 200
 */
export type PageList = "below" | "beside" | PagesBelow | Route[];

/** What components are given for a list of pages. */
export type ResolvedPageList = PageCard[];

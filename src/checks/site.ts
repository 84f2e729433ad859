import type { PageEntry, SiteIndex } from "../content/index/site-index.ts";
import type { Found } from "../content/resolve/found.ts";
import type { ResolvedPage, Shell } from "../page/resolved-page.ts";

/** A whole site as rules see it. */
export interface CheckedSite {
  index: SiteIndex;
  pages: CheckedPage[];
  shell: Shell;
  /** What the site file refers to. */
  shellFound: Found;
  /** Whether made-up values are refused. */
  release: boolean;
  /** The current day, as year-month-day. */
  today: string;
}

export interface CheckedPage {
  entry: PageEntry;
  page: ResolvedPage;
  found: Found;
}

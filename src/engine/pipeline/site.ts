import type { JsonSchema } from "../model/json-schema.ts";
import type { ResolvedPage, Shell } from "../model/resolved-page.ts";
import type { PageEntry, SiteIndex } from "./index/site-index.ts";
import type { Refs } from "./resolve/refs.ts";
import type { ResolvedFields, ResolvedSite } from "./resolve/resolved-fields.ts";
import type { SchemaName } from "./schema/sources.ts";
import type { TextReader } from "./texts/reader.ts";

/** A whole site as rules see it. */
export interface CheckedSite {
  index: SiteIndex;
  /** The pages that visitors see. */
  pages: CheckedPage[];
  /** The pages that they do not see yet. */
  hidden: CheckedPage[];
  shell: Shell;
  /** The site file with its tokens filled. */
  texts: ResolvedSite;
  /** What the site file refers to. */
  shellRefs: Refs;
  /** Whether made-up values are reported. */
  release: boolean;
  /** The current day, as year-month-day. */
  today: string;
  /** What documents are made of. */
  schemas: Record<SchemaName, JsonSchema>;
  /** Reads the texts of the site as they are written. */
  reader: TextReader;
}

/** The pages of a site, hidden ones as well: what is wrong within a page is reported before it is shown. */
export function everyPage({ pages, hidden }: CheckedSite): CheckedPage[] {
  return hidden.length === 0 ? pages : [...pages, ...hidden];
}

export interface CheckedPage {
  entry: PageEntry;
  page: ResolvedPage;
  /** The page's own fields with their tokens filled. */
  fields: ResolvedFields;
  refs: Refs;
}

import type { PageCard } from "../../model/resolved.ts";
import type { PageEntry, SiteIndex } from "../index/site-index.ts";
import type { MediaUrls } from "../media/media-urls.ts";
import type { Refs } from "./refs.ts";
import type { Tokens } from "./tokens.ts";

/** What resolving a file needs to know. */
export interface ResolveContext {
  index: SiteIndex;
  urls: MediaUrls;
  /** The file the values are written in. */
  file: string;
  tokens: Tokens;
  /** The language that the values are written in. */
  language: string;
  /** The route of the page; none for the site's own texts. */
  route?: string;
  /** The card of another page. */
  card(entry: PageEntry): PageCard;
  /** Collects issues on the way. */
  refs: Refs;
}

import type { AliasPath } from "../fields/alias-path/type.ts";
import type { DateTime } from "../fields/date-time/type.ts";
import type { FactName } from "../fields/fact-name/type.ts";
import type { Image } from "../fields/image/type.ts";
import type { IsoDate } from "../fields/iso-date/type.ts";
import type { Route } from "../fields/route/type.ts";
import type { Text } from "../fields/text/type.ts";
import type { Topic } from "../fields/topic/type.ts";
import type { PageBlock } from "./block.ts";
import type { Business } from "./business.ts";

/** One page: a JSON file in `pages/`. */
export interface PageFile {
  /**
   * Where the rules for this file lie, so that editors can help.
   * @maxLength 300
   */
  $schema?: string;
  /** The name of the page: its heading, and its name on cards and lists. */
  title: Text;
  /**
   * The title in the browser's tab and in search results, without the brand. The page's title by default.
   * @title Title in search results
   */
  headTitle?: Text;
  /** One or two sentences for search results: 120 to 155 characters are shown whole. */
  description: Text;
  /** The short text on cards that lead here. The description by default. */
  summary?: Text;
  /**
   * A shorter name for cards, menus and the path above the heading. The title by default.
   * @title Short title
   */
  shortTitle?: Text;
  /** The picture of the page: in its opening, on cards and when it is shared. */
  picture?: Image;
  /**
   * Old addresses that lead here.
   * @title Old addresses
   * @minItems 1
   * @maxItems 100
   */
  aliases?: Alias[];
  /** The path of the page that this one says in another language, for example `/services`. */
  translates?: Route;
  /**
   * What stands for the text of that page when it was translated. Translating a page writes it.
   * @title Translated from
   * @pattern ^[0-9a-f]{10}$
   */
  translatedFrom?: string;
  /**
   * The day the page was first published.
   * @title First published on
   */
  published?: IsoDate;
  /**
   * The day the text last changed.
   * @title Last changed on
   */
  updated?: IsoDate;
  /**
   * The day somebody last compared the text with its sources. It is shown once `pages/_data/sources.json` names the reviewer.
   * @title Last reviewed on
   */
  reviewed?: IsoDate;
  /**
   * Short answers about what the page describes, each under a name. Blocks that compare pages show those of several side by side.
   * @minItems 1
   * @maxItems 50
   */
  facts?: PageFact[];
  /**
   * What the page is about, where that does not follow from its path. Search engines learn it.
   * @title Subject
   */
  subject?: OwnSubject;
  /**
   * The place that the page is about, for example a branch: its address, its hours. Search engines learn what the page shows of it.
   * @title Place of business
   */
  business?: Business;
  /**
   * The position among the pages beside it: small numbers first. Pages without one follow by title.
   * @title Position among neighbors
   */
  order?: number;
  /**
   * Subjects of the page, by which related articles are chosen.
   * @minItems 1
   * @maxItems 50
   */
  topics?: Topic[];
  /** Whether visitors do not see the page yet: it is shown while the site is being edited, and left out of the built site, its lists and its menus. */
  hidden?: boolean;
  /**
   * When the page goes live. Until then visitors do not see it.
   * @title Goes live on
   */
  publishAt?: DateTime;
  /**
   * When the page ends. From then on visitors do not see it.
   * @title Ends on
   */
  unpublishAt?: DateTime;
  /**
   * Whether search engines should leave the page out.
   * @title Hide from search engines
   */
  noindex?: boolean;
  /**
   * What the page shows, from top to bottom.
   * @minItems 1
   * @maxItems 200
   */
  blocks: PageBlock[];
}

/**
 * An old address of a page: a path alone sends visitors on to the page.
 * @title Old address
 */
export type Alias = AliasPath | AliasRule;

/**
 * An old address, with what happens there.
 * @title Choose what happens there
 */
export interface AliasRule {
  /**
   * The old address.
   * @title Old address
   */
  path: AliasPath;
  /**
   * `redirect` sends visitors on, which is the default; `page` shows the page at this path too and names the first one as the original.
   * @title What happens there
   */
  as?: "page" | "redirect";
  /**
   * When the old address begins to lead here. Until then nothing answers it.
   * @title Leads here from
   */
  publishAt?: DateTime;
  /**
   * When the old address stops leading here. From then on nothing answers it.
   * @title Leads here until
   */
  unpublishAt?: DateTime;
}

/**
 * A short answer about what a page describes.
 * @title Fact
 */
export interface PageFact {
  /** Its name, the same on all pages that are compared, for example `owner`. */
  name: FactName;
  /** The answer, in a sentence or less. */
  text: Text;
}

/** What a page is about. */
export interface OwnSubject {
  /** `about`: the people behind the site. `service`: a service, under the name of the page. `audience`: a service for those whom the name of the page in menus says. */
  kind: "about" | "audience" | "service";
  /** The service, if it has another name than the page. */
  service?: Text;
  /** For whom the service is, for the kind `service`. */
  audience?: Text;
}

import type { Business } from "./business.ts";
import type { FormEmbed } from "./form-embed.ts";
import type { MapProgram } from "./map-program.ts";
import type { Place } from "./place.ts";
import type {
  BlogSource,
  Contact,
  Crumb,
  PageCard,
  Picture,
  Resolved,
  Reviewer,
  ShownSource,
} from "./resolved.ts";

/** What a block can ask for of its page and of the site. */
export interface BlockContext {
  /** The page's own fields. */
  page: {
    route: string;
    title: string;
    picture?: Picture;
    /** Days, as year-month-day. */
    published?: string;
    updated?: string;
    reviewed?: string;
  };
  site: {
    /** The language of the page. */
    language: string;
    /** The currency of amounts that name none, as three letters. */
    currency?: string;
    /** What links to a map open. */
    maps?: MapProgram[];
    byline?: string;
    contact: Contact;
    /** The button of the header. */
    action: Crumb;
    /** The current day, as year-month-day. The page of a block that asks for it is made again on every other day. */
    today: string;
  };
  /** Whether several pages share the block. */
  isShared: boolean;
  /** The way from the home page to this one, without the page itself. */
  trail(): Crumb[];
  /** The same, where an article of the blog lies below the page that lists them. */
  blogTrail(): Crumb[];
  /** The pages beside this one, those with the most topics in common first. */
  relatedPages(): PageCard[];
  /** The short answers of a page by their names. */
  factsOf(route: string): ReadonlyMap<string, string>;
  /** A place of business: the one that is described, or that another page is about, else that of this page or of the site. */
  place(of?: { route?: string; business?: Resolved<Business> }): Place | undefined;
  /** The sources that the page mentions. */
  sources(): { laws: ShownSource[]; boards: ShownSource[] };
  /** Who compares the pages with their sources; none while nobody is named. */
  reviewer?: Reviewer;
  /**
   * Where articles come from; none for a site without a blog.
   *
   * @param folder of one of several blogs; by default the page's own
   */
  blog(folder?: string): BlogSource | undefined;
  /** The form of the site's provider, when one is set. */
  form(): FormEmbed | undefined;
}

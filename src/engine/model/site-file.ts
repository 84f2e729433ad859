import type { Folder } from "../fields/folder/type.ts";
import type { FormHost } from "../fields/form-host/type.ts";
import type { Href } from "../fields/href/type.ts";
import type { MediaPath } from "../fields/media-path/type.ts";
import type { Origin } from "../fields/origin/type.ts";
import type { Text } from "../fields/text/type.ts";
import type { TimeZone } from "../fields/time-zone/type.ts";
import type { Blog } from "./blog-provider.ts";
import type { Business } from "./business.ts";
import type { LeadForm } from "./lead-form-file.ts";
import type { MapProgram } from "./map-program.ts";
import type { Action } from "./parts/action.ts";

/** What holds for the whole site: `pages/_site.json`. */
export interface SiteFile {
  /**
   * Where the rules for this file lie, so that editors can help.
   * @maxLength 300
   */
  $schema?: string;
  /** What the engine notes about this site. `page-engine update` keeps it. */
  "page-engine"?: EngineNote;
  /**
   * The name of the site, in the header and after every title. `{brand}` in texts.
   * @title Name of the site
   */
  brand: Text;
  /**
   * The public address of the site, for example `https://www.example.com`.
   * @title Web address of the site
   */
  url: Origin;
  /**
   * The language of the texts, for example `en-US`.
   * @pattern ^[a-z]{2}(-[A-Z]{2})?$
   */
  language: string;
  /**
   * All languages of a site that has several, the one above first: it is at the root, each other one in a folder of its own.
   * @minItems 2
   * @maxItems 30
   */
  languages?: SiteLanguage[];
  /**
   * The time zone of the times at which pages and parts of them go live or end. That of the place of business by default.
   * @title Time zone
   */
  timeZone?: TimeZone;
  /**
   * The currency of prices that are given as amounts alone, as three letters, for example `EUR`.
   * @pattern ^[A-Z]{3}$
   */
  currency?: string;
  /**
   * What links to a map open, in their order. `openstreetmap` by default; `device` is the program of a phone for `geo:`, which few computers have.
   * @minItems 1
   * @maxItems 4
   */
  maps?: MapProgram[];
  /** The phone number as people read it. `{phone}` in texts. */
  phone?: Text;
  /**
   * The phone number as phones dial it, for example `+15550100199`. `{phoneNumber}` in texts.
   * @title Phone number to dial
   * @pattern ^\+[0-9]{6,15}$
   */
  phoneNumber?: string;
  /**
   * The e-mail address. `{email}` in texts.
   * @title E-mail address
   * @pattern ^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$
   * @maxLength 254
   */
  email?: string;
  /** The postal address. `{address.street}` and so on in texts. */
  address?: Address;
  /** What the site is about, where that is a business: its kind, its hours, where it is. A page about one of several places says its own. */
  business?: Business;
  /** What search engines learn about the people behind the site, beside what pages show. */
  organization?: Organization;
  /** Figures and sentences that stand on several pages, each written once here. `{facts.name}` in texts. */
  facts?: Facts;
  /**
   * What is made up until the real values are known, for example `/phone`. `npm run check -- --release` refuses them.
   * @title Made-up values
   * @maxItems 200
   */
  placeholders?: DataPointer[];
  /** Where the built site is put, so that `check` knows how much fits there. Servers of your own are `nginx`, `caddy` and `s3`. */
  host?: HostName;
  /** Menus and buttons. */
  navigation: Navigation;
  /** Texts of the footer. */
  footer: Footer;
  /**
   * Who wrote the site's own articles.
   * @title Author line
   */
  byline?: Text;
  /** The blog whose articles blocks show. */
  blog?: Blog;
  /**
   * Further blogs, each with the `folder` of the page that shows its articles.
   * @maxItems 20
   */
  blogs?: Blog[];
  /**
   * The form that pages show.
   * @title Form
   */
  leadForm?: LeadForm;
  /**
   * Web addresses that the form may load from beside those of its own service. All others are kept out.
   * @title Further addresses of the form
   * @minItems 1
   * @maxItems 50
   */
  formHosts?: FormHost[];
  /**
   * The small picture in the browser's tab, best an SVG.
   * @accepts picture
   */
  icon?: MediaPath;
  /**
   * The picture shown when a page without one is shared.
   * @title Picture for sharing
   * @accepts picture
   */
  shareImage?: MediaPath;
  /**
   * Which pictures are shown when pages are shared: one for each page with its heading (`each`, the default), one
   * for all with the heading of the home page (`one`), or none (`none`).
   * @title Pictures for sharing
   */
  shareImages?: "each" | "one" | "none";
  /**
   * What pages are about, for search engines.
   * @title Subjects of pages
   * @minItems 1
   * @maxItems 50
   */
  subjects?: Subject[];
}

/** One language of a site that has several. */
export interface SiteLanguage {
  /** The language, for example `de`. */
  language: LanguageTag;
  /** Its name in its own words, for example `Deutsch`: visitors choose by it. */
  name: Text;
  /**
   * The folder of its pages, for example `/de`; none for the first language.
   * @pattern ^/[a-z0-9]+(-[a-z0-9]+)*$
   * @maxLength 50
   */
  folder?: string;
}

/** Hosts that a built site can be put on. */
export type HostName =
  | "cloudflare-pages"
  | "netlify"
  | "vercel"
  | "github-pages"
  | "s3"
  | "nginx"
  | "caddy";

/** What the engine notes about a site. */
export interface EngineNote {
  /**
   * The version of the engine that the files of this site are written for.
   * @pattern ^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$
   * @maxLength 50
   */
  version: string;
}

/**
 * Which value of the site it is, for example `/address/street`: the names above it, each after a slash.
 * @title Made-up value
 * @maxLength 300
 */
export type DataPointer = string;

/** What the pages of a path are about. */
export interface Subject {
  /** The path: of the page itself for `about`, else of the page above those that are meant. Where two paths fit a page, the longer one counts. */
  path: Folder;
  /** `about`: the page presents the people behind the site. `service`: every page below offers a service, under its own name. `audience`: every page below offers one service to those whom its name in menus says. `place`: the pages below are areas, and those of the last kind in `areas` offer the service there. */
  kind: "about" | "audience" | "place" | "service";
  /**
   * What the pages of the kind `place` stand for, level by level, for example `City` and then `Place`; an area and a place within it by default.
   * @minItems 1
   * @maxItems 5
   */
  areas?: AreaType[];
  /** The service that pages of the kinds `audience` and `place` offer, for example `Bread delivery`. */
  service?: Text;
  /** For whom the services are, for pages of the kinds `service` and `place`, for example `Cafés and their owners`. */
  audience?: Text;
}

/** What an area is, in the words of schema.org. */
export type AreaType = "AdministrativeArea" | "City" | "Country" | "Place" | "State";

/** The people behind the site. */
export interface Organization {
  /** Where they work from, if that is not the postal address. */
  base?: Base;
  /**
   * Where they offer their services.
   * @minItems 1
   * @maxItems 100
   */
  areas?: ServedArea[];
  /**
   * Languages in which they answer, for example `en` or `es`.
   * @minItems 1
   * @maxItems 50
   */
  languages?: LanguageTag[];
}

/** Where people work from. */
export interface Base {
  /** City. */
  city: Text;
  /** State or region. */
  region: Text;
  /** Country, as two letters. */
  country: Text;
}

/** Where services are offered: a country, or a part of one. */
export interface ServedArea {
  /** What it is. A `region` is any other part of a country than a state or a city. */
  kind: "city" | "country" | "region" | "state";
  /** Its name, for example `United States`. */
  name: Text;
}

/**
 * A language as a short tag.
 * @pattern ^[a-z]{2}(-[A-Z]{2})?$
 */
export type LanguageTag = string;

/** The postal address. */
export interface Address {
  /** Street and number. */
  street: Text;
  /** City. */
  city: Text;
  /** State or region, where addresses name it. */
  region?: Text;
  /** Postal code. */
  postalCode: Text;
  /** Country, as two letters. */
  country: Text;
}

/** Figures and sentences by name. */
export interface Facts {
  [name: string]: Text;
}

/** Menus and buttons. */
export interface Navigation {
  /**
   * The entries of the header, from left to right.
   * @title Entries
   * @role menu
   * @minItems 1
   * @maxItems 20
   */
  header: NavEntry[];
  /**
   * The button of the header and of the bar on phones.
   * @title Button beside the menu
   */
  action: Action;
}

/** One entry of the header: a link, or a group of links that opens. */
export type NavEntry = NavLink | NavGroup;

/** A link in a menu. */
export interface NavLink {
  /**
   * The words; the short name of the page by default.
   * @role label
   */
  label?: Text;
  /** Where it leads. */
  href: Href;
}

/** A group of links. Give `links`, or `below` for all pages directly below a path. */
export interface NavGroup {
  /** The name of the group. */
  label: Text;
  /**
   * The links.
   * @minItems 1
   * @maxItems 100
   */
  links?: NavLink[];
  /**
   * The page whose pages below it are the links, for example `/services`.
   * @title All pages below
   */
  below?: Folder;
}

/** Texts of the footer. */
export interface Footer {
  /** A short statement, for example where the site serves. */
  note?: Text;
  /** A sentence under the brand. */
  about?: Text;
  /** The small print at the end. */
  disclaimer?: Text;
  /**
   * Columns of links.
   * @title Columns
   * @role menu
   * @maxItems 20
   */
  groups: NavGroup[];
}

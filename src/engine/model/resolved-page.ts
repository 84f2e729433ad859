import type { ResolvedBlock } from "./block.ts";
import type { Contact, Crumb } from "./resolved.ts";
import type { RoutePattern } from "./route.ts";
import type { Strings } from "./strings.ts";

/** A page as the renderer takes it. */
export interface ResolvedPage {
  /** The route it answers; a pattern such as `/article/:id` for many addresses. */
  route: string;
  head: Head;
  blocks: ResolvedBlock[];
  /** Where the page is in the other languages of the site; none for a site with one. */
  languages?: LanguageLink[];
}

/** A page in another language. */
export interface LanguageLink {
  language: string;
  /** Its name in its own words. */
  name: string;
  href: string;
  /** Whether that is only the home page of the language, as the page is not translated. */
  isHome?: boolean;
}

/** Title, meta and link data of a document. */
export interface Head {
  title: string;
  description: string;
  /** The absolute address of the original. */
  canonical: string;
  noindex: boolean;
}

/** The frame around every page of a language. */
export interface Shell extends Strings {
  brand: string;
  /** The path of the home page, where that is another one than `/`. */
  home?: string;
  /** The paths that pages of other languages lie below, of a site with several; that of the first language is empty. */
  otherPaths?: string[];
  contact: Contact;
  /** The address of the small picture in the browser's tab. */
  icon?: string;
  /** Stands in the header in place of the brand. */
  logo?: ShellLogo;
  header: ShellEntry[];
  action: Crumb;
  footer: ShellFooter;
  /** Routes whose many addresses share their data, for example `/article/:id`. */
  patterns: RoutePattern[];
}

/** A logo for light grounds, and for dark ones if there is one. */
export interface ShellLogo {
  light: LogoPicture;
  dark?: LogoPicture;
}

/** A picture of a logo, with its size in pixels. */
export interface LogoPicture {
  src: string;
  width: number;
  height: number;
}

/** A link of the header, or a group of links that opens. */
export type ShellEntry = Crumb | ShellGroup;

export interface ShellGroup {
  label: string;
  links: Crumb[];
}

export interface ShellFooter {
  note?: string;
  about?: string;
  disclaimer?: string;
  address?: string[];
  groups: ShellGroup[];
}

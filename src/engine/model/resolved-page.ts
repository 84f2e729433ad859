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
}

/** Title, meta and link data of a document. */
export interface Head {
  title: string;
  description: string;
  /** The absolute address of the original. */
  canonical: string;
  noindex: boolean;
}

/** The frame around every page. */
export interface Shell extends Strings {
  brand: string;
  contact: Contact;
  /** The address of the small picture in the browser's tab. */
  icon?: string;
  header: ShellEntry[];
  action: Crumb;
  footer: ShellFooter;
  /** Routes whose many addresses share their data, for example `/article/:id`. */
  patterns: RoutePattern[];
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
